package olsy.learning.scout;

/**
 * A prior that forgives a weight for being unlike all others: it is not normal but Student's t, a
 * normal distribution whose width is not known.
 *
 * <pre>
 * z_j² ← ((w_j − mean_j)² + v_j) / deviation_j²,  v_j the variance that the decisions leave
 * deviation_j ← deviation_j · √((ν + z_j²) / (ν + 1))
 * </pre>
 *
 * A weight of which decisions say little stays as uncertain as it was. One that they put near the
 * mean is believed to be there, and one that they put far off is hardly drawn back (K. Lange, R.
 * Little, J. Taylor, Robust Statistical Modeling Using the t Distribution, 1989).
 */
final class HeavyTails {

  /** ν: Cauchy's distribution. */
  private static final double DEGREES = 1;

  private HeavyTails() {}

  /**
   * The normal prior that stands for the heavy-tailed one near some weights.
   *
   * @param believed the means, and the widths before anything was seen
   * @param fit weights that are most likely, and how far they may be off
   */
  static Gaussian near(ConditionalLogit fit, Gaussian believed) {
    double[] weights = fit.weights();
    double[] off = fit.deviations();
    double[] deviation = believed.deviation().clone();
    for (int j = 0; j < deviation.length; j++) {
      double distance = (weights[j] - believed.mean()[j]) / deviation[j];
      double left = off[j] / deviation[j];
      double square = distance * distance + left * left;
      deviation[j] *= Math.sqrt((DEGREES + square) / (DEGREES + 1));
    }
    return new Gaussian(believed.mean(), deviation);
  }
}
