package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;

/**
 * The scale of a prior, and then its width, under which decisions left out are most likely: doubled
 * as long as that helps, and halved likewise; the better of the two.
 */
final class TunePrior {

  private static final double[] FACTORS = {2, 0.5};
  private static final int MOST = 3;
  private static final int STEPS = 5;

  /** Nats. What is seen was found with weights that fit, so smaller gains are often none. */
  private static final double LEAST_GAIN = 4;

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
    double first = likelihood(start.fit);
    double most = first;
    for (double factor : FACTORS) {
      Tuned now = start;
      double before = first;
      for (int k = 0; k < MOST; k++) {
        now = times(now, seen, scale, factor);
        double likelihood = likelihood(now.fit);
        if (likelihood <= before + LEAST_GAIN) {
          break;
        }
        before = likelihood;
        if (likelihood > most) {
          most = likelihood;
          best = now;
        }
      }
    }
    return best;
  }

  private static Tuned times(Tuned tuned, List<Observation> seen, boolean scale, double factor) {
    Gaussian prior = scale ? tuned.prior.scaled(factor) : tuned.prior.widened(factor);
    double[] from = tuned.fit.weights();
    if (scale) {
      for (int j = 0; j < from.length; j++) {
        from[j] *= Math.sqrt(factor);
      }
    }
    return new Tuned(prior, new ConditionalLogit(prior, seen, from).fit(STEPS));
  }

  private static double likelihood(ConditionalLogit fit) {
    return Arrays.stream(fit.leaveOneOut()).sum();
  }
}
