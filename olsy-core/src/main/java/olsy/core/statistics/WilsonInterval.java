package olsy.core.statistics;

import java.util.List;

/**
 * Where a share lies with 95 % confidence (Wilson, Probable Inference, 1927): it stays within 0 and
 * 1 and holds for few trials too. Trials count as independent.
 *
 * @param low included
 * @param high included
 */
public record WilsonInterval(double low, double high) {

  /** The normal distribution's for 95 %. */
  private static final double Z = 1.959963984540054;

  /**
   *
   *
   * <pre>
   * (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
   * </pre>
   */
  public static WilsonInterval of(double share, int trials) {
    if (trials == 0) {
      return new WilsonInterval(0, 1);
    }
    double z2 = Z * Z / trials;
    double centre = share + z2 / 2;
    double half = Z * Math.sqrt(share * (1 - share) / trials + z2 / trials / 4);
    double low = (centre - half) / (1 + z2);
    double high = (centre + half) / (1 + z2);
    return new WilsonInterval(Math.max(0, low), Math.min(1, high));
  }

  /** As reports write it. */
  public List<Double> list() {
    return List.of(low, high);
  }
}
