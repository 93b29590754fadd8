package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class FeatureSelectionTest {
  private final EnglishCheckers game = new EnglishCheckers();

  @Test
  void keepsItsOwnOrder() {
    List<String> names = List.of("exch", "pieces", "men");
    FeatureSelection<Checkers> pool = new FeatureSelection<>(names, game.features());
    Checkers s = game.position("B:W21,22,K30:B1,2,3,4");
    int[] h = pool.extract(s, Side.FIRST);
    assertEquals(names, pool.names());
    assertEquals(7, h[1]);
    assertEquals(2, h[2]);
    assertArrayEquals(new int[] {h[0], 7, -2}, pool.extract(s, Side.SECOND), "seen from there");
    int[] weights = {3, 50, 1000};
    assertEquals(
        3 * h[0] + 50 * 7 + 1000 * 2,
        new LinearEvaluation<>(pool.features(), pool.spread(weights)).value(s, Side.FIRST));
  }

  @Test
  void refusesUnknownFeatures() {
    List<String> names = List.of("mne");
    assertThrows(
        IllegalArgumentException.class, () -> new FeatureSelection<>(names, game.features()));
  }
}
