package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import org.junit.jupiter.api.Test;

class SampledSumBoundsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static Player<Checkers> player() {
    LinearEvaluation<Checkers> own =
        LinearEvaluation.of(GAME.features(), Map.of("men", 10.0, "kings", 15.0), 1);
    LinearEvaluation<Checkers> model =
        LinearEvaluation.of(GAME.features(), Map.of("men", 10.0, "mobility", 1.0), 1);
    return RandomNodes.playerOf(List.of(model, own));
  }

  private static SampledSumBounds<Checkers> sample(long seed) {
    return SampledSumBounds.of(player(), GAME.start(), 60, 1000, 0.95, seed);
  }

  @Test
  void staysUnderTheComputedBounds() {
    double sampled = sample(1).at(GAME.start()).bound(1);
    double computed = new LinearSumBounds<>(player()).at(GAME.start()).bound(1);
    assertTrue(0 < sampled && sampled <= computed, sampled + " and " + computed);
  }

  @Test
  void isTheSameForTheSameSeed() {
    assertEquals(sample(7).bounds().bound(1), sample(7).bounds().bound(1));
  }

  /** With 1000 samples and one pair of functions: 0.05^(1/1000) = 99.7 % with 95 % confidence. */
  @Test
  void coversTheShareItStates() {
    SampledSumBounds<Checkers> sampled = sample(3);
    assertEquals(0.997, sampled.coverage(), 1e-4);
    double bound = sampled.bounds().bound(1);
    SplittableRandom random = new SplittableRandom(4);
    int within = 0;
    int tries = 0;
    while (tries < 5000) {
      Checkers position = RandomPlay.walk(GAME.start(), random.nextInt(61), random);
      if (!position.isTerminal()) {
        tries++;
        double sum =
            player().evaluations().get(1).value(position, Side.FIRST)
                + player().evaluations().get(0).value(position, Side.SECOND);
        within += Math.abs(sum) <= bound ? 1 : 0;
      }
    }
    assertTrue(within >= 0.997 * tries, within + " of " + tries);
  }

  @Test
  void findsAConstantSumExactly() {
    Player<TicTacToe> player = RandomNodes.playerOf(List.of((s, side) -> 3, (s, side) -> 4));
    assertEquals(7, SampledSumBounds.of(player, TicTacToe.START, 9, 10, 0.9, 1).bounds().bound(1));
  }

  @Test
  void refusesWhatIsNoSample() {
    assertThrows(
        IllegalArgumentException.class,
        () -> SampledSumBounds.of(player(), GAME.position("B:W31:B"), 60, 10, 0.9, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> SampledSumBounds.of(player(), GAME.start(), 60, 0, 0.9, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> SampledSumBounds.of(player(), GAME.start(), 60, 10, 1, 1));
  }
}
