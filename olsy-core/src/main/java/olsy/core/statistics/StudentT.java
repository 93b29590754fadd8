package olsy.core.statistics;

/** Student's t distribution with a whole number of degrees of freedom. */
final class StudentT {

  /** Beyond, it is the normal distribution to four digits, and the sums grow long. */
  private static final int MOST_DEGREES = 100_000;

  private StudentT() {}

  /**
   * The value that t stays below with a probability.
   *
   * @param probability above one half, below 1
   */
  static double quantile(double probability, int degrees) {
    return Quantile.of(t -> cumulative(t, degrees), probability);
  }

  /**
   * P(T ≤ t) for t ≥ 0, by the finite sums in θ = arctan(t/√ν) of Abramowitz and Stegun, Handbook
   * of Mathematical Functions, 26.7.3 and 26.7.4.
   */
  static double cumulative(double t, int degrees) {
    int n = Math.min(degrees, MOST_DEGREES);
    double angle = Math.atan(t / Math.sqrt(n));
    double cosine2 = Math.cos(angle) * Math.cos(angle);
    boolean odd = n % 2 == 1;
    double term = odd ? Math.cos(angle) : 1;
    double sum = n == 1 ? 0 : term;
    for (int i = odd ? 3 : 2; i <= n - 2; i += 2) {
      term *= cosine2 * (i - 1) / i;
      sum += term;
    }
    double within = odd ? 2 / Math.PI * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
    return (1 + within) / 2;
  }
}
