package olsy.learning.scout;

import java.util.List;

/**
 * By which weights are to be multiplied to explain most, dominant positions staying as they are:
 * who has the same weights may be more or less sure of itself. Factors far from 1 are improbable.
 */
final class BestScale {

  private static final double LEAST = -2;
  private static final double MOST = 3;
  private static final double STEP = 0.125;

  private BestScale() {}

  static double of(List<Observation> seen, double[] weights) {
    return of(seen, seen.stream().map(one -> one.values(weights)).toArray(double[][]::new));
  }

  /**
   * By what utilities are to be multiplied.
   *
   * @param utilities of every decision
   */
  static double of(List<Observation> seen, double[][] utilities) {
    double best = 1;
    double most = Double.NEGATIVE_INFINITY;
    for (double log = LEAST; log <= MOST; log += STEP) {
      double scale = StrictMath.exp(log);
      double likelihood = -log * log;
      for (int n = 0; n < utilities.length; n++) {
        double[] scaled = utilities[n].clone();
        for (int i = 0; i < scaled.length; i++) {
          scaled[i] *= scale;
        }
        likelihood += seen.get(n).logLikelihood(scaled);
      }
      if (likelihood > most) {
        most = likelihood;
        best = scale;
      }
    }
    return best;
  }
}
