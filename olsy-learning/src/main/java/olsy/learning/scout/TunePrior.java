package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;

/**
 * The scale of a prior, and then its width, under which decisions left out are most likely: doubled
 * or halved as long as that helps.
 */
final class TunePrior {

  private static final double[] FACTORS = {2, 0.5};
  private static final int MOST = 3;
  private static final int STEPS = 5;

  /** Nats. */
  private static final double LEAST_GAIN = 0.5;

  private TunePrior() {}

  private record Tuned(Gaussian prior, ConditionalLogit fit) {}

  /**
   * The prior of those that fits best.
   *
   * @param weights near those that are most likely
   */
  static Gaussian tune(Gaussian prior, List<Observation> seen, double[] weights) {
    ConditionalLogit first = new ConditionalLogit(prior, seen, weights).fit(STEPS);
    Tuned scaled = tune(new Tuned(prior, first), seen, true);
    return tune(scaled, seen, false).prior;
  }

  private static Tuned tune(Tuned start, List<Observation> seen, boolean scale) {
    Tuned best = start;
    double most = likelihood(best.fit);
    for (double factor : FACTORS) {
      boolean better = best == start;
      for (int k = 0; k < MOST && better; k++) {
        Gaussian prior = scale ? best.prior.scaled(factor) : best.prior.widened(factor);
        double[] from = best.fit.weights();
        if (scale) {
          for (int j = 0; j < from.length; j++) {
            from[j] *= Math.sqrt(factor);
          }
        }
        ConditionalLogit fit = new ConditionalLogit(prior, seen, from).fit(STEPS);
        double likelihood = likelihood(fit);
        better = likelihood > most + LEAST_GAIN;
        if (better) {
          most = likelihood;
          best = new Tuned(prior, fit);
        }
      }
    }
    return best;
  }

  private static double likelihood(ConditionalLogit fit) {
    return Arrays.stream(fit.leaveOneOut()).sum();
  }
}
