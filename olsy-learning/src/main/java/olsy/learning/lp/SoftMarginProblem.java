package olsy.learning.lp;

import java.util.Arrays;

/**
 * A soft-margin linear programme: find the weights with the least total shortfall.
 *
 * <pre>
 * minimise   F(w) = sum_i c_i max(0, b_i - w.d_i) + lambda |w|_1
 * subject to |w_j| &lt;= W
 * </pre>
 *
 * <p>Row i is the difference d_i of two feature vectors, small whole numbers; b_i, its margin, is 1
 * where the difference must be felt and 0 where a tie is enough; c_i says how often it was seen.
 *
 * <p>The soft margin in place of hard constraints: Bennett and Mangasarian, "Robust linear
 * programming discrimination of two linearly inseparable sets", 1992.
 */
public final class SoftMarginProblem {
  private static final double CLOSED = 1e-9;
  private static final double ROUNDING = 1e-10;

  private final int columns;
  private final short[] deltas;
  private final byte[] margins;
  private final int[] multiplicities;
  private final double bound;
  private final double l1;

  /**
   * Copies its arrays.
   *
   * @param columns the number of weights
   * @param deltas the rows one after the other, {@code columns} values each, none of them all zero
   * @param margins b, 0 or 1 for every row
   * @param multiplicities c, at least 1 for every row
   * @param bound W, the largest magnitude of a weight
   * @param l1 lambda, the price of a weight's magnitude, 0 for none
   */
  public SoftMarginProblem(
      int columns, short[] deltas, byte[] margins, int[] multiplicities, double bound, double l1) {
    require(columns > 0, "columns must be positive, found " + columns);
    require(
        deltas.length == (long) columns * margins.length,
        margins.length + " rows of " + columns + " columns expected, found " + deltas.length);
    require(
        multiplicities.length == margins.length,
        margins.length + " multiplicities expected, found " + multiplicities.length);
    require(bound > 0 && Double.isFinite(bound), "bound must be positive, found " + bound);
    require(l1 >= 0 && Double.isFinite(l1), "l1 must not be negative, found " + l1);
    this.columns = columns;
    this.deltas = deltas.clone();
    this.margins = margins.clone();
    this.multiplicities = multiplicities.clone();
    this.bound = bound;
    this.l1 = l1;
    for (int i = 0; i < rows(); i++) {
      checkRow(i);
    }
  }

  private void checkRow(int row) {
    int margin = margins[row];
    if (margin != 0 && margin != 1) {
      throw new IllegalArgumentException(
          "row " + row + ": margin 0 or 1 expected, found " + margin);
    }
    if (multiplicities[row] < 1) {
      throw new IllegalArgumentException(
          "row " + row + ": a multiplicity of at least 1 expected, found " + multiplicities[row]);
    }
    if (squaredNorm(row) == 0) {
      throw new IllegalArgumentException(
          "row " + row + ": a difference expected, found only zeros");
    }
  }

  private void checkWeights(double[] weights) {
    require(weights.length == columns, columns + " weights expected, found " + weights.length);
    for (double w : weights) {
      require(!Double.isNaN(w), "weights must be numbers, found " + Arrays.toString(weights));
    }
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new IllegalArgumentException(message);
    }
  }

  public int columns() {
    return columns;
  }

  public int rows() {
    return margins.length;
  }

  public int delta(int row, int column) {
    return deltas[row * columns + column];
  }

  public int margin(int row) {
    return margins[row];
  }

  public int multiplicity(int row) {
    return multiplicities[row];
  }

  public double bound() {
    return bound;
  }

  public double l1() {
    return l1;
  }

  /** F(w). */
  public double value(double[] weights) {
    checkWeights(weights);
    return new Point(this, weights).value;
  }

  /**
   * A lower bound of F over the whole box, whatever the multipliers in [0, c_i] are: the Lagrangian
   * dual function. Its maximum is the minimum of F.
   *
   * <pre>
   * F(w) &gt;= sum_i a_i (b_i - w.d_i) + lambda |w|_1      for 0 &lt;= a_i &lt;= c_i
   *      &gt;= sum_i a_i b_i - W sum_j max(0, |v_j| - lambda)   with v = sum_i a_i d_i
   * </pre>
   */
  public double lowerBound(double[] multipliers) {
    require(
        multipliers.length == rows(),
        rows() + " multipliers expected, found " + multipliers.length);
    double bias = 0;
    double[] pull = new double[columns];
    for (int i = 0; i < rows(); i++) {
      double a = multipliers[i];
      if (!(a >= 0 && a <= multiplicities[i])) {
        throw new IllegalArgumentException(
            "row " + i + ": a multiplier from 0 to " + multiplicities[i] + " expected, found " + a);
      }
      if (a != 0) {
        bias += a * margins[i];
        addRow(i, a, pull);
      }
    }
    double penalty = 0;
    for (double v : pull) {
      penalty += Math.max(0, Math.abs(v) - l1);
    }
    return bias - bound * penalty;
  }

  /**
   * The gap between a value of F and a lower bound that counts as closed. The bound magnifies what
   * is lost in rounding, so with a large one the gap is never closed quite.
   */
  double tolerance(double value) {
    return CLOSED * (1 + value) + ROUNDING * bound;
  }

  /** lambda |w|_1. */
  double price(double[] weights) {
    double sum = 0;
    for (double w : weights) {
      sum += Math.abs(w);
    }
    return l1 * sum;
  }

  /** b - w.d: positive where the row is violated. */
  double shortfall(int row, double[] weights) {
    double shortfall = margins[row];
    for (int j = 0, at = row * columns; j < columns; j++, at++) {
      shortfall -= deltas[at] * weights[j];
    }
    return shortfall;
  }

  /** Adds factor times the row to the sum. */
  void addRow(int row, double factor, double[] sum) {
    for (int j = 0, at = row * columns; j < columns; j++, at++) {
      sum[j] += factor * deltas[at];
    }
  }

  double squaredNorm(int row) {
    double sum = 0;
    for (int at = row * columns, end = at + columns; at < end; at++) {
      sum += (double) deltas[at] * deltas[at];
    }
    return sum;
  }

  /** The point of the box that is nearest to these weights. */
  double[] clampToBox(double[] weights) {
    checkWeights(weights);
    return Arrays.stream(weights).map(w -> Math.max(-bound, Math.min(bound, w))).toArray();
  }
}
