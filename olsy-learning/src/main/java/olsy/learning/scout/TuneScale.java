package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;

/**
 * The scale of a prior under which decisions left out are most likely: doubled as long as that
 * helps, and halved likewise; the better of the two.
 */
final class TuneScale {

  private static final double[] FACTORS = {2, 0.5};
  private static final int MOST = 3;
  private static final int STEPS = 5;

  /** Nats. What is seen was found with weights that fit, so smaller gains are often none. */
  private static final double LEAST_GAIN = 4;

  private TuneScale() {}

  /**
   * The prior of those that fits best.
   *
   * @param weights near those that are most likely
   */
  static Gaussian of(Gaussian prior, List<Observation> seen, double[] weights) {
    ConditionalLogit first = new ConditionalLogit(prior, seen, weights).fit(STEPS);
    double likelihood = likelihood(first);
    Gaussian best = prior;
    double most = likelihood;
    for (double factor : FACTORS) {
      Gaussian now = prior;
      ConditionalLogit fit = first;
      double before = likelihood;
      for (int k = 0; k < MOST; k++) {
        now = now.scaled(factor);
        fit = new ConditionalLogit(now, seen, scaled(fit.weights(), factor)).fit(STEPS);
        double after = likelihood(fit);
        if (after <= before + LEAST_GAIN) {
          break;
        }
        before = after;
        if (after > most) {
          most = after;
          best = now;
        }
      }
    }
    return best;
  }

  /** Where the next fit begins: decisions have scaled the weights in part already. */
  private static double[] scaled(double[] weights, double factor) {
    return Arrays.stream(weights).map(weight -> weight * Math.sqrt(factor)).toArray();
  }

  private static double likelihood(ConditionalLogit fit) {
    return Arrays.stream(fit.leaveOneOut()).sum();
  }
}
