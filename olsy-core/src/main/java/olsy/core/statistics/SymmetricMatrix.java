package olsy.core.statistics;

import java.util.Arrays;

/**
 * A symmetric, positive definite matrix, for equations of as many unknowns as a field has players.
 */
final class SymmetricMatrix {

  private final double[][] rows;

  /**
   * @param every what stands everywhere at first
   */
  SymmetricMatrix(int size, double every) {
    rows = new double[size][size];
    for (double[] row : rows) {
      Arrays.fill(row, every);
    }
  }

  /** Adds to an element, and to the one across the diagonal. */
  void add(int row, int column, double more) {
    rows[row][column] += more;
    if (row != column) {
      rows[column][row] += more;
    }
  }

  /**
   * x of A·x = b, by Cholesky's factors A = L·Lᵀ.
   *
   * @param right b, which stays as it is
   */
  double[] solve(double... right) {
    int n = rows.length;
    double[][] factor = factor();
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        x[i] -= factor[i][j] * x[j];
      }
      x[i] /= factor[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int j = i + 1; j < n; j++) {
        x[i] -= factor[j][i] * x[j];
      }
      x[i] /= factor[i][i];
    }
    return x;
  }

  private double[][] factor() {
    int n = rows.length;
    double[][] factor = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double left = rows[i][j];
        for (int k = 0; k < j; k++) {
          left -= factor[i][k] * factor[j][k];
        }
        factor[i][j] = i == j ? Math.sqrt(left) : left / factor[j][j];
      }
    }
    return factor;
  }
}
