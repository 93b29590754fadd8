package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.player.Temperature;

/** Decisions of somebody whose weights are known, between moves with features drawn by lot. */
final class SimulatedDecisions {

  private static final int MOST_MOVES = 9;

  private SimulatedDecisions() {}

  /**
   * So many decisions.
   *
   * @param weights in logits
   */
  static List<Observation> of(double[] weights, int n, SplittableRandom random) {
    List<Observation> decisions = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int moves = 2 + random.nextInt(MOST_MOVES - 1);
      double[][] features = new double[moves][weights.length];
      for (double[] h : features) {
        Arrays.setAll(h, j -> random.nextInt(-2, 3));
      }
      double[] fixed = new double[moves];
      double[] utilities = new Observation(0, 1, features, fixed).utilities(weights);
      decisions.add(new Observation(played(utilities, random), 1, features, fixed));
    }
    return decisions;
  }

  static int played(double[] utilities, SplittableRandom random) {
    if (random.nextDouble() < Temperature.SLIP) {
      return random.nextInt(utilities.length);
    }
    double[] p = Observation.softmax(utilities);
    double lot = random.nextDouble();
    int i = 0;
    while (i < p.length - 1 && lot > p[i]) {
      lot -= p[i++];
    }
    return i;
  }

  static double[] drawn(int n, double deviation, SplittableRandom random) {
    double[] drawn = new double[n];
    Arrays.setAll(drawn, j -> deviation * random.nextGaussian());
    return drawn;
  }

  static double[] filled(int n, double value) {
    double[] filled = new double[n];
    Arrays.fill(filled, value);
    return filled;
  }
}
