package olsy.learning.scout;

import java.util.Arrays;

/** H = L Lᵀ of a positive definite matrix, of which the lower triangle is given. */
final class Cholesky {

  private static final double LEAST_PIVOT = 1e-12;

  private final int n;
  private final double[][] l;

  Cholesky(double[][] lower) {
    n = lower.length;
    l = new double[n][];
    for (int i = 0; i < n; i++) {
      l[i] = Arrays.copyOf(lower[i], i + 1);
      for (int j = 0; j <= i; j++) {
        double sum = l[i][j];
        for (int k = 0; k < j; k++) {
          sum -= l[i][k] * l[j][k];
        }
        l[i][j] = i == j ? Math.sqrt(Math.max(sum, LEAST_PIVOT)) : sum / l[j][j];
      }
    }
  }

  /** y with L y = b. */
  double[] forward(double[] b) {
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      double sum = b[i];
      for (int k = 0; k < i; k++) {
        sum -= l[i][k] * y[k];
      }
      y[i] = sum / l[i][i];
    }
    return y;
  }

  /** x with H x = b. */
  double[] solve(double[] b) {
    double[] x = forward(b);
    for (int i = n - 1; i >= 0; i--) {
      x[i] /= l[i][i];
      for (int k = 0; k < i; k++) {
        x[k] -= l[i][k] * x[i];
      }
    }
    return x;
  }

  /** The diagonal of H⁻¹. */
  double[] diagonalOfInverse() {
    double[] diagonal = new double[n];
    for (int j = 0; j < n; j++) {
      double[] unit = new double[n];
      unit[j] = 1;
      double[] column = forward(unit);
      for (int i = j; i < n; i++) {
        diagonal[j] += column[i] * column[i];
      }
    }
    return diagonal;
  }
}
