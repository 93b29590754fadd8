package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import olsy.learning.strategy.Dominance.Seen;

/**
 * What decisions demand of the weights, as long as the dominant positions stay: every comparison of
 * a move played with another is a wall, with the weights on its right side where wall · w ≥ 0.
 *
 * <p>Weights that explain all but a share δ of the decisions suggest that so many are slips, moves
 * at random. Of n moves the one played then has the probability
 *
 * <pre>
 * 1 − δ + δ/n where the weights explain it, δ/n where they do not
 * </pre>
 */
final class Walls {

  /** Equal ones once. */
  final double[][] rows;

  /** The walls of each decision that weights can explain. */
  final int[][] ofDecision;

  /** Log of how much likelier a decision is where it is explained; infinite without slips. */
  final double[] gains;

  /** δ. */
  final double slips;

  private Walls(double[][] rows, int[][] ofDecision, double[] gains, double slips) {
    this.rows = rows;
    this.ofDecision = ofDecision;
    this.gains = gains;
    this.slips = slips;
  }

  /**
   * @param active the columns of the walls
   */
  static Walls of(List<Seen> decisions, int[] active) {
    double slips = slips(decisions);
    Map<List<Integer>, Integer> rows = new LinkedHashMap<>();
    List<int[]> ofDecision = new ArrayList<>();
    List<Double> gains = new ArrayList<>();
    for (Seen seen : decisions) {
      if (!isImpossible(seen)) {
        ofDecision.add(walls(seen, active, rows, i -> true));
        gains.add(seen.times * Math.log1p(seen.values.length * (1 - slips) / slips));
      }
    }
    return new Walls(
        rows(rows),
        ofDecision.toArray(int[][]::new),
        gains.stream().mapToDouble(Double::doubleValue).toArray(),
        slips);
  }

  /** Only those that the weights stand on the right side of; there are no slips then. */
  static Walls ofExplained(List<Seen> decisions, int[] active) {
    Map<List<Integer>, Integer> rows = new LinkedHashMap<>();
    for (Seen seen : decisions) {
      walls(seen, active, rows, i -> seen.values[i] <= seen.values[seen.chosen]);
    }
    return new Walls(rows(rows), new int[0][], new double[0], 0);
  }

  private static double[][] rows(Map<List<Integer>, Integer> rows) {
    return rows.keySet().stream()
        .map(row -> row.stream().mapToDouble(Integer::doubleValue).toArray())
        .toArray(double[][]::new);
  }

  /** Numbers of its walls; new ones are entered. */
  private static int[] walls(
      Seen seen, int[] active, Map<List<Integer>, Integer> rows, IntPredicate counts) {
    int[] walls = new int[seen.features.length];
    int count = 0;
    int[] own = seen.features[seen.chosen];
    for (int i = 0; i < seen.features.length; i++) {
      int[] other = seen.features[i];
      if (own != null && other != null && counts.test(i)) {
        List<Integer> row = Arrays.stream(active).mapToObj(j -> own[j] - other[j]).toList();
        if (row.stream().anyMatch(difference -> difference != 0)) {
          rows.putIfAbsent(row, rows.size());
          walls[count] = rows.get(row);
          count++;
        }
      }
    }
    return Arrays.copyOf(walls, count);
  }

  /** Because of the end of the game, whatever the weights are. */
  private static boolean isImpossible(Seen seen) {
    for (int i = 0; i < seen.values.length; i++) {
      boolean decided = seen.features[i] == null || seen.features[seen.chosen] == null;
      if (decided && seen.values[i] > seen.values[seen.chosen]) {
        return true;
      }
    }
    return false;
  }

  private static double slips(List<Seen> decisions) {
    int all = 0;
    int slips = 0;
    for (Seen seen : decisions) {
      all += seen.times;
      slips += Dominance.isExplained(seen) ? 0 : seen.times;
    }
    return (double) slips / Math.max(1, all);
  }
}
