package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinearSystemTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 12})
  void whatItAnswersSolves(int n) {
    for (int seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[][] m = new double[n][];
      double[][] overwritten = new double[n][];
      for (int i = 0; i < n; i++) {
        m[i] = SimulatedDecisions.drawn(n, 1, random);
        m[i][i] += 0.5;
        overwritten[i] = m[i].clone();
      }
      double[] b = SimulatedDecisions.drawn(n, 1, random);
      double[] x = LinearSystem.solve(overwritten, b.clone());
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += m[i][j] * x[j];
        }
        assertEquals(b[i], sum, 1e-7, "seed " + seed + ", row " + i);
      }
    }
  }

  @Test
  void aPivotOfNothingIsSwapped() {
    double[] x = LinearSystem.solve(new double[][] {{0, 2}, {4, 0}}, new double[] {6, 20});
    assertArrayEquals(new double[] {5, 3}, x, 1e-12);
  }

  /** Two rows alike: no number is too large to be one. */
  @Test
  void aSystemWithoutAnAnswerGivesNumbers() {
    double[] x = LinearSystem.solve(new double[][] {{1, 1}, {1, 1}}, new double[] {1, 1});
    assertEquals(1, x[0] + x[1], 1e-6);
  }
}
