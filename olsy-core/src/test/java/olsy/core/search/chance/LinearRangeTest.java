package olsy.core.search.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class LinearRangeTest {

  /** Twelve men, four steps of each of twelve pieces. */
  @Test
  void addsUpTheLargestValuesOfAllFeatures() {
    EnglishCheckers game = new EnglishCheckers();
    LinearEvaluation<Checkers> evaluation =
        LinearEvaluation.of(
            game.features().covering(Map.of("men", 0, "mobility", 0).keySet()),
            Map.of("men", 3.0, "mobility", -1.0),
            1);
    RangeRule<Checkers> range = new LinearRange<>(evaluation);
    ValueRange atStart = range.at(game.start());
    assertEquals(new ValueRange(-(3 * 12 + 48), 3 * 12 + 48), atStart);
    for (int seed = 0; seed < 100; seed++) {
      Checkers s = RandomPlay.walk(game.start(), seed, new SplittableRandom(seed));
      double value = evaluation.value(s, Side.FIRST);
      ValueRange here = range.at(s);
      assertTrue(here.low() <= value && value <= here.high(), "seed " + seed);
      assertTrue(atStart.high() >= here.high(), "seed " + seed);
    }
  }

  @Test
  void refusesFunctionsThatAreNotLinear() {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class, () -> new LinearRange<Checkers>((s, side) -> 0));
    assertEquals(
        "the range of values can only be computed for linear evaluations", refused.getMessage());
  }
}
