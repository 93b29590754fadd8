package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class BayesPointTest {
  private static final int[] ORIGIN = {0, 0};

  /** Directions that are averaged for two weights. */
  private static final int POINTS = 200;

  /**
   * The weights 0 ≤ b ≤ a: within the cube a triangle, in which directions at the angle t have the
   * density sec² t, so that the mean direction is that of (∫ sec t, ∫ sec t tan t) up to 45°.
   */
  @Test
  void findsTheMiddleOfAKnownCone() {
    List<Seen> walls =
        List.of(
            Decision.between(0, ORIGIN, new int[] {0, -1}),
            Decision.between(0, ORIGIN, new int[] {-1, 1}));
    double slope = (Math.sqrt(2) - 1) / Math.log(1 + Math.sqrt(2));
    double[] sum = new double[2];
    for (int seed = 0; seed < 50; seed++) {
      double[] middle = middle(walls, List.of(1_000_000, 10_000), new int[] {0, 1}, seed);
      sum[0] += middle[0];
      sum[1] += middle[1];
    }
    assertEquals(slope, sum[1] / sum[0], 0.03);
  }

  @Test
  void staysInsideAllWalls() {
    for (int seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int columns = 2 + random.nextInt(8);
      List<Integer> inside = random.ints(columns, -1_000_000, 1_000_001).boxed().toList();
      List<Seen> decisions = new ArrayList<>();
      for (int n = 0; n < 30; n++) {
        int[] a = random.ints(columns, -3, 4).toArray();
        int[] b = random.ints(columns, -3, 4).toArray();
        decisions.add(Decision.between(dot(inside, a) >= dot(inside, b) ? 0 : 1, a, b));
      }
      double[] middle = middle(decisions, inside, IntStream.range(0, columns).toArray(), seed);
      for (Seen seen : decisions) {
        double room = 0;
        for (int j = 0; j < columns; j++) {
          room += middle[j] * (seen.features[seen.chosen][j] - seen.features[1 - seen.chosen][j]);
        }
        assertTrue(room >= -1e-6, "seed " + seed + ": " + room);
      }
    }
  }

  private static double dot(List<Integer> weights, int[] h) {
    double sum = 0;
    for (int j = 0; j < h.length; j++) {
      sum += (double) weights.get(j) * h[j];
    }
    return sum;
  }

  /**
   * Two decisions want b ≥ 0, one b ≤ 0 and is a slip under the given weights: δ = 1/3, which makes
   * a decision between two moves 5 times likelier where it is explained, and the upper half of the
   * square 5 times the lower one. The mean of |b| / length in a square is (√2 + arsinh 1 − 1) / 2.
   */
  @Test
  void weighsWeightsByTheSlipsTheyLeave() {
    List<Seen> decisions =
        List.of(
            Decision.valued(0, new double[] {1, 0}, ORIGIN, new int[] {0, -1}),
            Decision.valued(0, new double[] {2, 0}, ORIGIN, new int[] {0, -1}),
            Decision.valued(0, new double[] {0, 1}, ORIGIN, new int[] {0, 1}));
    int seeds = 200;
    double[] sum = new double[2];
    for (int seed = 0; seed < seeds; seed++) {
      double[] middle = middle(decisions, List.of(500_000, 500_000), new int[] {0, 1}, seed);
      sum[0] += middle[0] / POINTS / seeds;
      sum[1] += middle[1] / POINTS / seeds;
    }
    double height = (Math.sqrt(2) + Math.log(1 + Math.sqrt(2)) - 1) / 2;
    assertEquals(0, sum[0], 0.03);
    assertEquals(height * (5 - 1) / (5 + 1), sum[1], 0.03);
  }

  /** Weights that only a slip speaks against are left for those that most decisions want. */
  @Test
  void leavesWeightsThatExplainLess() {
    List<Seen> decisions = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      decisions.add(Decision.valued(0, new double[] {0, 1}, ORIGIN, new int[] {-1, 1 + i}));
    }
    for (int i = 0; i < 20; i++) {
      decisions.add(Decision.valued(0, new double[] {1, 0}, ORIGIN, new int[] {-1, 0}));
    }
    double[] middle = middle(decisions, List.of(300_000, 1_000_000), new int[] {0, 1}, 1);
    assertTrue(middle[0] > 0 && middle[1] < 0, Arrays.toString(middle));
  }

  @Test
  void changesActiveWeightsOnly() {
    List<Seen> decisions = List.of(Decision.between(0, new int[3], new int[] {-1, 1, 0}));
    double[] middle = middle(decisions, List.of(1_000_000, 0, 300_000), new int[] {0, 2}, 1);
    assertEquals(0, middle[1]);
    assertTrue(middle[0] > 0);
  }

  @Test
  void isTheSameForTheSameSeed() {
    List<Seen> decisions = List.of(Decision.between(0, ORIGIN, new int[] {-1, 1}));
    List<Integer> weights = List.of(1_000_000, 0);
    int[] active = {0, 1};
    assertArrayEquals(middle(decisions, weights, active, 3), middle(decisions, weights, active, 3));
  }

  private static double[] middle(
      List<Seen> decisions, List<Integer> weights, int[] active, long seed) {
    return BayesPoint.of(decisions, weights, active, new SplittableRandom(seed));
  }
}
