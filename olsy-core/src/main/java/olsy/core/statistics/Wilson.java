package olsy.core.statistics;

/**
 * Where a share lies (Wilson, Probable Inference, 1927): the interval stays within 0 and 1 and
 * holds for few trials too. Trials count as independent.
 *
 * <pre>
 * (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
 * </pre>
 */
final class Wilson {

  /** The normal distribution's for 95 %. */
  private static final double Z = 1.959963984540054;

  private Wilson() {}

  static Interval interval(double share, int trials) {
    return interval(share, trials, Z);
  }

  /**
   * With another confidence.
   *
   * @param z the normal distribution's for it
   */
  static Interval interval(double share, int trials, double z) {
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double z2 = z * z / trials;
    double centre = share + z2 / 2;
    double half = z * Math.sqrt(share * (1 - share) / trials + z2 / trials / 4);
    double low = (centre - half) / (1 + z2);
    double high = (centre + half) / (1 + z2);
    return new Interval(Math.max(0, low), Math.min(1, high));
  }
}
