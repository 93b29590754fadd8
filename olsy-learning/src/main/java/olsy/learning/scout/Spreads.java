package olsy.learning.scout;

import java.util.List;

/**
 * How much features differ between the moves of a decision: root of the mean square of what is left
 * when the decision's mean is taken away. A weight is small or large beside it.
 */
final class Spreads {

  /** Features that never differ are taken to differ so much. */
  private static final double LEAST = 0.1;

  private Spreads() {}

  /** By feature, of so many of them. */
  static double[] of(List<Observation> seen, int features) {
    double[] sums = new double[features];
    int decisions = 0;
    for (Observation one : seen) {
      double[][] compared =
          java.util.Arrays.stream(one.features).filter(h -> h != null).toArray(double[][]::new);
      if (compared.length > 1) {
        decisions++;
        add(compared, sums);
      }
    }
    for (int j = 0; j < features; j++) {
      sums[j] = Math.max(LEAST, Math.sqrt(sums[j] / Math.max(1, decisions)));
    }
    return sums;
  }

  private static void add(double[][] compared, double[] sums) {
    for (int j = 0; j < sums.length; j++) {
      double mean = 0;
      for (double[] h : compared) {
        mean += h[j] / compared.length;
      }
      for (double[] h : compared) {
        sums[j] += (h[j] - mean) * (h[j] - mean) / compared.length;
      }
    }
  }
}
