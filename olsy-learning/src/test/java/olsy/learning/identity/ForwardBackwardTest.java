package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ForwardBackwardTest {

  private static final int STATES = 3;
  private static final int OBSERVATIONS = 4;

  /** Adds up all sequences of states. */
  @Test
  void isTheSumOverAllSequences() {
    for (long seed = 1; seed <= 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] prior = {0.5, 0.3, 0.2};
      double change = random.nextDouble();
      double[][] logs = new double[OBSERVATIONS][STATES];
      for (double[] log : logs) {
        Arrays.setAll(log, s -> -5 * random.nextDouble());
      }
      double[][] shares = new double[OBSERVATIONS][STATES];
      double all = 0;
      double constant = 0;
      for (int code = 0; code < 81; code++) {
        int[] states = {code % 3, code / 3 % 3, code / 9 % 3, code / 27};
        double weight = prior[states[0]] * Math.exp(logs[0][states[0]]);
        for (int t = 1; t < OBSERVATIONS; t++) {
          double stays = states[t] == states[t - 1] ? 1 - change : 0;
          weight *= (stays + change * prior[states[t]]) * Math.exp(logs[t][states[t]]);
        }
        all += weight;
        for (int t = 0; t < OBSERVATIONS; t++) {
          shares[t][states[t]] += weight;
        }
      }
      for (int s = 0; s < STATES; s++) {
        double weight = prior[s] * Math.pow(1 - change, OBSERVATIONS - 1.0);
        for (double[] log : logs) {
          weight *= Math.exp(log[s]);
        }
        constant += weight;
      }
      ForwardBackward.Found found = ForwardBackward.of(prior, change, logs);
      for (int t = 0; t < OBSERVATIONS; t++) {
        double sum = all;
        double[] expected = Arrays.stream(shares[t]).map(share -> share / sum).toArray();
        assertArrayEquals(expected, found.shares[t], 1e-12, "seed " + seed);
      }
      assertEquals(constant / all, found.constant, 1e-12, "seed " + seed);
    }
  }

  @Test
  void staysExactWithManyObservations() {
    double[][] logs = new double[2_000][];
    Arrays.fill(logs, new double[] {-40, -42});
    ForwardBackward.Found found = ForwardBackward.of(new double[] {0.5, 0.5}, 0.001, logs);
    assertEquals(1, found.shares[1_000][0], 0.01);
  }
}
