package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelSharesTest {

  private static double[] alike(int n, double log) {
    double[] logs = new double[n];
    Arrays.fill(logs, log);
    return logs;
  }

  @Test
  void whatForeseesTheSameIsAsProbable() {
    double[] logs = {-1, -0.2, -3};
    assertArrayEquals(
        new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0},
        LevelShares.of(List.of(logs, logs, logs), 1),
        1e-9);
  }

  @Test
  void withoutDecisionsAllAreAsProbable() {
    assertArrayEquals(
        new double[] {0.5, 0.5}, LevelShares.of(List.of(new double[0], new double[0]), 1), 1e-9);
  }

  /** α cancels out where all decisions say the same. */
  @Test
  void whereAllDecisionsSayTheSameItIsBayesRule() {
    double[] shares = LevelShares.of(List.of(alike(10, -0.5), alike(10, -0.7)), 1);
    assertEquals(1 / (1 + Math.exp(-2)), shares[0], 1e-9);
    assertEquals(1, shares[0] + shares[1], 1e-9);
  }

  /** Ten nats from one decision make less sure than ten from twenty. */
  @Test
  void oneDecisionMakesNobodySure() {
    double[] one = alike(20, -1);
    double[] other = one.clone();
    other[7] = -11;
    double byOne = LevelShares.of(List.of(one, other), 1)[0];
    double byAll = LevelShares.of(List.of(alike(20, -1), alike(20, -1.5)), 1)[0];
    assertTrue(byOne > 0.6 && byOne < 0.97, "" + byOne);
    assertTrue(byAll > 0.999, "" + byAll);
  }
}
