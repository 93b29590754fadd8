package olsy.learning.identity;

import java.util.Arrays;

/**
 * Somebody who decides now like one of several, now like another: a mixture that follows whoever of
 * them is right.
 *
 * <pre>
 * w_i ← 1/n
 * for every decision, which i makes with the probability p_i:
 *   P ← Σ_i w_i p_i
 *   w_i ← (1 − α) w_i p_i / P + α / n
 * </pre>
 *
 * M. Herbster and M. K. Warmuth, Tracking the Best Expert, 1998.
 */
final class FixedShare {

  private final double switching;
  private final double[] weights;

  /**
   * @param members n
   * @param switching α, how probable it is that the next decision is made like any of them
   */
  FixedShare(int members, double switching) {
    this.switching = switching;
    this.weights = new double[members];
    Arrays.fill(weights, 1.0 / members);
  }

  /**
   * How probable the next decision was; then it is known.
   *
   * @param probabilities of the decision, as the members make it
   */
  double next(double[] probabilities) {
    double all = 0;
    for (int i = 0; i < weights.length; i++) {
      all += weights[i] * probabilities[i];
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] =
          (1 - switching) * weights[i] * probabilities[i] / all + switching / weights.length;
    }
    return all;
  }
}
