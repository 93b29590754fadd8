package olsy.learning.identity;

import java.util.Arrays;

/**
 * Who stands behind each of several observations, when it is mostly the same one as before.
 *
 * <pre>
 * a_1(s) ← prior(s) e_1(s);     a_t(s) ← ((1 − ρ) a_{t−1}(s) + ρ prior(s) Σ a_{t−1}) e_t(s)
 * b_T(s) ← 1;                   b_t(s) ← (1 − ρ) e_{t+1}(s) b_{t+1}(s) + ρ Σ_r prior(r) e_{t+1}(r) b_{t+1}(r)
 * P(s at t | all) ← a_t(s) b_t(s) / Σ
 * </pre>
 *
 * L. R. Rabiner, A Tutorial on Hidden Markov Models and Selected Applications in Speech
 * Recognition, 1989, Section III.
 */
final class ForwardBackward {

  /** What is known when all has been seen. Its array is not copied: nobody writes to it. */
  static final class Found {

    /** How probable each was, at each observation. */
    final double[][] shares;

    /** How probable it is that it was the same one all the time. */
    final double constant;

    private Found(double[][] shares, double constant) {
      this.shares = shares;
      this.constant = constant;
    }
  }

  private ForwardBackward() {}

  /**
   * @param prior shares, which add up to 1
   * @param change ρ: how probable it is that another one is drawn for the next observation
   * @param logs ln e: for each observation, how probable it is by each
   */
  static Found of(double[] prior, double change, double[][] logs) {
    int n = prior.length;
    int observations = logs.length;
    double[][] likelihoods = new double[observations][];
    double[][] forward = new double[observations][];
    double evidence = 0;
    for (int t = 0; t < observations; t++) {
      double largest = Arrays.stream(logs[t]).max().orElseThrow();
      likelihoods[t] = Arrays.stream(logs[t]).map(log -> Math.exp(log - largest)).toArray();
      double[] now = new double[n];
      for (int s = 0; s < n; s++) {
        double before = t == 0 ? prior[s] : (1 - change) * forward[t - 1][s] + change * prior[s];
        now[s] = before * likelihoods[t][s];
      }
      forward[t] = now;
      evidence += largest + Math.log(normalise(now));
    }
    double[] backward = new double[n];
    Arrays.fill(backward, 1);
    double[][] shares = new double[observations][];
    for (int t = observations - 1; t >= 0; t--) {
      shares[t] = new double[n];
      double others = 0;
      for (int s = 0; s < n; s++) {
        shares[t][s] = forward[t][s] * backward[s];
        others += prior[s] * likelihoods[t][s] * backward[s];
      }
      normalise(shares[t]);
      for (int s = 0; s < n; s++) {
        backward[s] = (1 - change) * likelihoods[t][s] * backward[s] + change * others;
      }
      normalise(backward);
    }
    return new Found(shares, Math.exp(constant(prior, change, logs) - evidence));
  }

  /** ln of how probable the observations are with the same one all the time. */
  private static double constant(double[] prior, double change, double[][] logs) {
    double[] all = new double[prior.length];
    for (int s = 0; s < all.length; s++) {
      all[s] = Math.log(prior[s]) + (logs.length - 1) * Math.log1p(-change);
      for (double[] log : logs) {
        all[s] += log[s];
      }
    }
    return Slips.sum(all);
  }

  /** Makes them add up to 1. */
  private static double normalise(double[] shares) {
    double sum = Arrays.stream(shares).sum();
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= sum;
    }
    return sum;
  }
}
