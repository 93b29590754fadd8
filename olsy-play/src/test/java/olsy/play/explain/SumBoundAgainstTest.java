package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import org.junit.jupiter.api.Test;

class SumBoundAgainstTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile MATERIAL = ModelFolder.installed().player("material");
  private static final PlayerFile LOVER = ModelFolder.installed().player("exchange-lover");

  @Test
  void aFunctionIsZeroSumWithItself() {
    assertEquals(OptionalDouble.of(0), SumBoundAgainst.of(MATERIAL, MATERIAL, GAME));
  }

  /** Both count .6 for each of 24 pieces against themselves: 2 · .6 · 24 kings at 1.5 each. */
  @Test
  void whoLovesExchangesIsFarFromZeroSumWithItself() {
    double pieces = Math.abs(LOVER.strategy().weights().get("pieces"));
    double kings = LOVER.strategy().weights().get("kings");
    double bound = SumBoundAgainst.of(LOVER, LOVER, GAME).orElseThrow();
    assertEquals(2 * pieces * 24 / kings, bound, 1e-3);
    assertTrue(SumBoundAgainst.of(MATERIAL, LOVER, GAME).orElseThrow() > 0);
  }
}
