package olsy.core.search.chance;

/**
 * The average at a chance node while its successors are searched, one after the other. It knows
 * between which bounds the next one's value matters, and when the average is known to lie outside
 * of the window.
 */
final class MeanBounds {

  private final double[] probabilities;
  private final ValueRange range;
  private final double alpha;
  private final double beta;

  /** Σ p · L of the successors from each place on, with a better bound in the place of L. */
  private final double[] lowFrom;

  /** Σ p of the successors from each place on. */
  private final double[] shareFrom;

  private int next;
  private double sum;
  private boolean outside;

  MeanBounds(double[] probabilities, ValueRange range, double alpha, double beta) {
    this(probabilities, range, null, alpha, beta);
  }

  /**
   * @param lows what the value of each successor is at least; null where nothing better than the
   *     range is known
   */
  MeanBounds(double[] probabilities, ValueRange range, double[] lows, double alpha, double beta) {
    int n = probabilities.length;
    this.probabilities = probabilities;
    this.range = range;
    this.alpha = alpha;
    this.beta = beta;
    this.lowFrom = new double[n + 1];
    this.shareFrom = new double[n + 1];
    for (int i = n - 1; i >= 0; i--) {
      double low = lows == null ? range.low() : lows[i];
      lowFrom[i] = lowFrom[i + 1] + probabilities[i] * low;
      shareFrom[i] = shareFrom[i + 1] + probabilities[i];
    }
  }

  /** Whether the average is not known yet, nor that it lies outside of the window. */
  boolean isOpen() {
    return !outside && next < probabilities.length;
  }

  /** The successor to search. */
  int next() {
    return next;
  }

  /** A: where the value of the next one is no greater, the average is at most alpha. */
  double low() {
    double others = sum + shareFrom[next + 1] * range.high();
    return (alpha - range.slack() - others) / probabilities[next];
  }

  /** B: where the value of the next one is no less, the average is at least beta. */
  double high() {
    double others = sum + lowFrom[next + 1];
    return (beta + range.slack() - others) / probabilities[next];
  }

  /** The value of the next one, exact between {@link #low} and {@link #high}. */
  void add(double value) {
    double low = low();
    double high = high();
    sum += probabilities[next] * value;
    next++;
    if (value <= low) {
      sum += shareFrom[next] * range.high();
      outside = true;
    } else if (value >= high) {
      sum += lowFrom[next];
      outside = true;
    }
  }

  /** The average, or the bound of it that lies outside of the window. */
  double value() {
    assert !isOpen();
    return sum;
  }
}
