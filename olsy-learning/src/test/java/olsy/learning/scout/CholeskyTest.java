package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CholeskyTest {

  /** Sums of squares of vectors drawn by lot, and a little on the diagonal. */
  private static double[][] positiveDefinite(int n, SplittableRandom random) {
    double[][] h = new double[n][n];
    for (int k = 0; k <= n; k++) {
      double[] x = SimulatedDecisions.drawn(n, 1, random);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          h[i][j] += x[i] * x[j] + (i == j ? 0.01 : 0);
        }
      }
    }
    return h;
  }

  private static double[][] lower(double[][] h) {
    double[][] lower = new double[h.length][];
    for (int i = 0; i < h.length; i++) {
      lower[i] = java.util.Arrays.copyOf(h[i], i + 1);
    }
    return lower;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 40})
  void solves(int n) {
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[][] h = positiveDefinite(n, random);
      double[] b = SimulatedDecisions.drawn(n, 3, random);
      double[] x = new Cholesky(lower(h)).solve(b);
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += h[i][j] * x[j];
        }
        assertEquals(b[i], sum, 1e-6, "seed " + seed + ", row " + i);
      }
    }
  }

  /** bᵀ H⁻¹ b is the square of y. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 20})
  void forwardIsHalfOfSolving(int n) {
    SplittableRandom random = new SplittableRandom(n);
    Cholesky factors = new Cholesky(lower(positiveDefinite(n, random)));
    double[] b = SimulatedDecisions.drawn(n, 1, random);
    double[] y = factors.forward(b);
    double[] x = factors.solve(b);
    double squares = 0;
    double product = 0;
    for (int i = 0; i < n; i++) {
      squares += y[i] * y[i];
      product += b[i] * x[i];
    }
    assertEquals(product, squares, 1e-6 * (1 + product));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 30})
  void theDiagonalOfTheInverseIsWhatUnitVectorsGive(int n) {
    SplittableRandom random = new SplittableRandom(n);
    Cholesky factors = new Cholesky(lower(positiveDefinite(n, random)));
    double[] diagonal = factors.diagonalOfInverse();
    for (int j = 0; j < n; j++) {
      double[] unit = new double[n];
      unit[j] = 1;
      double expected = factors.solve(unit)[j];
      assertEquals(expected, diagonal[j], 1e-9 * (1 + expected), "place " + j);
    }
  }
}
