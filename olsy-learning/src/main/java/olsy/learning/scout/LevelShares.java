package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How probable each of several explanations is the best one for decisions to come, by how well each
 * foresees those that it was not learned from: pseudo-BMA with the Bayesian bootstrap.
 *
 * <pre>
 * repeat many times: α ← shares of the decisions, drawn from Dirichlet(1, …, 1)
 *                    z_k ← n Σ_i α_i ln P_k(decision i, left out)
 *                    p ← exp z / Σ exp z
 * the mean of p
 * </pre>
 *
 * So few decisions that tell explanations apart make nobody sure (Y. Yao, A. Vehtari, D. Simpson
 * and A. Gelman, Using Stacking to Average Bayesian Predictive Distributions, 2018, Section 3.4).
 */
final class LevelShares {

  private static final int DRAWS = 1000;

  private LevelShares() {}

  /**
   * Of explanations.
   *
   * @param leftOut for each of them the log-likelihood of every decision
   */
  static double[] of(List<double[]> leftOut, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = leftOut.get(0).length;
    double[] shares = new double[leftOut.size()];
    for (int draw = 0; draw < DRAWS; draw++) {
      double[] z = new double[shares.length];
      double sum = 0;
      for (int i = 0; i < n; i++) {
        double alpha = -StrictMath.log(1 - random.nextDouble());
        sum += alpha;
        for (int k = 0; k < z.length; k++) {
          z[k] += alpha * leftOut.get(k)[i];
        }
      }
      for (int k = 0; k < z.length; k++) {
        z[k] *= n == 0 ? 0 : n / sum;
      }
      double[] p = Observation.softmax(z);
      Arrays.setAll(shares, k -> shares[k] + p[k]);
    }
    return Arrays.stream(shares).map(share -> share / DRAWS).toArray();
  }
}
