package olsy.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class TemperatureTest {

  private static final LinearEvaluation<Checkers> MATERIAL =
      LinearEvaluation.of(
          new EnglishCheckers().features().covering(List.of("men", "kings")),
          Map.of("men", 1.0, "kings", -1.5),
          10);

  private static Temperature of(double degrees) {
    return Temperature.of(
        new Strategy<>(FrontierRule.CAPTURES.over(MATERIAL), 2, 0, TieRule.gamesOrder(), degrees));
  }

  @Test
  void probabilitiesAreThoseOfTheFormula() {
    Temperature hundred = new Temperature(100);
    double[] p = hundred.probabilities(new double[] {0, 100 * Math.log(3)});
    assertEquals(0.99 * 0.25 + 0.005, p[0], 1e-12);
    assertEquals(0.99 * 0.75 + 0.005, p[1], 1e-12);
    double[] won = hundred.probabilities(new double[] {1e12, 3, -1e12});
    assertEquals(1, Arrays.stream(won).sum(), 1e-12);
    assertEquals(0.01 / 3, won[2], 1e-12, "a slip");
  }

  @Test
  void isTheStrategysOrATenthOfItsLargestWeight() {
    assertEquals(4, of(4).degrees());
    assertEquals(1.5, of(0).degrees(), 1e-12);
  }

  @Test
  void refusesWhatIsNoTemperature() {
    for (double degrees : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> new Temperature(degrees));
    }
  }
}
