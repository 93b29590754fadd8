package olsy.learning.scout;

/** Gaussian elimination with pivots, for small systems that are not symmetric. */
final class LinearSystem {

  private static final double LEAST_PIVOT = 1e-9;

  private LinearSystem() {}

  /**
   * x with M x = b. Both are overwritten.
   *
   * @param m rows
   */
  static double[] solve(double[][] m, double[] b) {
    int n = b.length;
    for (int c = 0; c < n; c++) {
      int best = c;
      for (int i = c + 1; i < n; i++) {
        best = Math.abs(m[i][c]) > Math.abs(m[best][c]) ? i : best;
      }
      swap(m, b, c, best);
      for (int i = c + 1; i < n; i++) {
        double factor = m[i][c] / pivot(m[c][c]);
        for (int k = c; k < n; k++) {
          m[i][k] -= factor * m[c][k];
        }
        b[i] -= factor * b[c];
      }
    }
    for (int c = n - 1; c >= 0; c--) {
      for (int k = c + 1; k < n; k++) {
        b[c] -= m[c][k] * b[k];
      }
      b[c] /= pivot(m[c][c]);
    }
    return b;
  }

  private static void swap(double[][] m, double[] b, int one, int other) {
    double[] row = m[one];
    m[one] = m[other];
    m[other] = row;
    double value = b[one];
    b[one] = b[other];
    b[other] = value;
  }

  private static double pivot(double value) {
    return Math.abs(value) < LEAST_PIVOT ? LEAST_PIVOT : value;
  }
}
