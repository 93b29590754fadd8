package olsy.core.statistics;

/**
 * The mean of independent values, and how far it may be off. Parts that were counted apart are
 * joined without looking at their values again (T. F. Chan, G. H. Golub and R. J. LeVeque, Updating
 * Formulae and a Pairwise Algorithm for Computing Sample Variances, 1979).
 *
 * @param mean 0 without values
 * @param deviation √(Σ (value − mean)² / (count − 1)); 0 for fewer than two values
 */
public record SampleMean(int count, double mean, double deviation) {

  /** Of no values. */
  public static final SampleMean NONE = new SampleMean(0, 0, 0);

  public SampleMean {
    if (count < 0 || !(deviation >= 0)) {
      throw new IllegalArgumentException("no values have these: " + count + ", " + deviation);
    }
  }

  /** Of a value that came so often. */
  public static SampleMean of(double value, int times) {
    return new SampleMean(times, times == 0 ? 0 : value, 0);
  }

  /** Of these values and others together. */
  public SampleMean with(SampleMean others) {
    int n = count + others.count;
    if (n == 0) {
      return NONE;
    }
    double part = (double) others.count / n;
    double apart = others.mean - mean;
    double squares = squares() + others.squares() + count * part * apart * apart;
    return new SampleMean(n, mean + part * apart, n < 2 ? 0 : Math.sqrt(squares / (n - 1)));
  }

  private double squares() {
    return count < 2 ? 0 : (count - 1) * deviation * deviation;
  }

  /** The standard error of the mean; endless for fewer than two values. */
  public double error() {
    return count < 2 ? Double.POSITIVE_INFINITY : deviation / Math.sqrt(count);
  }

  /** Student's. One value tells nothing. */
  public Interval interval() {
    double half =
        count < 2
            ? Double.POSITIVE_INFINITY
            : error() * StudentT.quantile((1 + Interval.CONFIDENCE) / 2, count - 1);
    return new Interval(mean - half, mean + half);
  }
}
