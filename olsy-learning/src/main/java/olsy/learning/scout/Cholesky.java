package olsy.learning.scout;

/**
 * H = L Lᵀ of a positive definite matrix, of which the lower triangle is given. L is kept by
 * columns: every step takes a multiple of one array from another, which processors do in parallel.
 */
final class Cholesky {

  private static final double LEAST_PIVOT = 1e-12;

  private final int n;

  /** Lᵀ, by rows. */
  private final double[][] u;

  Cholesky(double[][] lower) {
    n = lower.length;
    u = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        u[j][i] = lower[i][j];
      }
    }
    for (int k = 0; k < n; k++) {
      double[] row = u[k];
      row[k] = Math.sqrt(Math.max(row[k], LEAST_PIVOT));
      for (int i = k + 1; i < n; i++) {
        row[i] /= row[k];
      }
      for (int i = k + 1; i < n; i++) {
        subtract(row[i], row, u[i], i);
      }
    }
  }

  /** From some place on. */
  private static void subtract(double factor, double[] row, double[] from, int begin) {
    if (factor != 0) {
      for (int j = begin; j < from.length; j++) {
        from[j] -= factor * row[j];
      }
    }
  }

  /** y with L y = b. */
  double[] forward(double[] b) {
    double[] y = b.clone();
    for (int k = 0; k < n; k++) {
      y[k] /= u[k][k];
      subtract(y[k], u[k], y, k + 1);
    }
    return y;
  }

  /** x with H x = b. */
  double[] solve(double[] b) {
    double[] x = forward(b);
    for (int i = n - 1; i >= 0; i--) {
      for (int k = n - 1; k > i; k--) {
        x[i] -= u[i][k] * x[k];
      }
      x[i] /= u[i][i];
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
