package olsy.core.statistics;

/** The normal distribution with mean 0 and variance 1. */
public final class Normal {

  /** Beyond, there is nothing that a double could tell from 0 or 1. */
  private static final double FAR = 8;

  private Normal() {}

  /**
   * The value that Z stays below with a probability.
   *
   * @param probability at least one half, below 1
   */
  static double quantile(double probability) {
    return Quantile.of(Normal::cumulative, probability);
  }

  /**
   * P(Z ≤ z), by the series of G. Marsaglia, Evaluating the Normal Distribution, 2004.
   *
   * <pre>
   * Φ(z) = ½ + φ(z)·(z + z³/3 + z⁵/(3·5) + z⁷/(3·5·7) + …)
   * </pre>
   */
  public static double cumulative(double z) {
    if (Math.abs(z) > FAR) {
      return z > 0 ? 1 : 0;
    }
    double term = z;
    double sum = z;
    for (int odd = 3; Math.abs(term) > Math.ulp(sum); odd += 2) {
      term *= z * z / odd;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  }
}
