package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.learning.strategy.Dominance.Seen;

/**
 * The middle of all weights that explain the same comparisons as given ones do, as long as the
 * dominant positions stay: a cone, cut off by a cube. A linear programme returns one of its
 * corners; the centre of mass predicts better (Herbrich, Graepel and Campbell, Bayes Point
 * Machines, 2001).
 *
 * <p>It is estimated by hit-and-run: from a point of the cone, again and again, along a random
 * direction to a random place before the walls; the directions of the second half of these points
 * are averaged.
 */
final class BayesPoint {

  private static final int STEPS_PER_WEIGHT = 200;

  private final double[][] walls;
  private final double[] w;
  private final double[] room;
  private final SplittableRandom random;

  private BayesPoint(double[][] walls, double[] start, SplittableRandom random) {
    this.walls = walls;
    this.w = start;
    this.room = new double[walls.length];
    for (int i = 0; i < walls.length; i++) {
      room[i] = Math.max(0, dot(walls[i], w));
    }
    this.random = random;
  }

  /**
   * @param weights explain comparisons, at least in part
   * @param active the columns whose weights may change
   */
  static double[] of(
      List<Seen> decisions, List<Integer> weights, int[] active, SplittableRandom random) {
    double[] start = new double[active.length];
    for (int i = 0; i < start.length; i++) {
      start[i] = (double) weights.get(active[i]) / Candidate.LARGEST;
    }
    double[] middle = new BayesPoint(walls(decisions, weights, active), start, random).average();
    double[] all = new double[weights.size()];
    for (int i = 0; i < active.length; i++) {
      all[active[i]] = middle[i];
    }
    return all;
  }

  /**
   * The comparisons that the weights explain, equal ones once. Where others contradict them, what
   * only ties may be a slip too: two slips the opposite way would leave no room at all.
   */
  private static double[][] walls(List<Seen> decisions, List<Integer> weights, int[] active) {
    Set<List<Integer>> walls = new LinkedHashSet<>();
    Set<List<Integer>> ties = new LinkedHashSet<>();
    boolean contradicted = false;
    for (Seen seen : decisions) {
      int[] own = seen.features[seen.chosen];
      for (int[] other : seen.features) {
        if (own == null || other == null) {
          continue;
        }
        List<Integer> delta = new ArrayList<>(active.length);
        long value = 0;
        for (int j : active) {
          delta.add(own[j] - other[j]);
          value += (long) weights.get(j) * (own[j] - other[j]);
        }
        contradicted |= value < 0;
        if (value > 0) {
          walls.add(delta);
        } else if (value == 0 && delta.stream().anyMatch(d -> d != 0)) {
          ties.add(delta);
        }
      }
    }
    if (!contradicted) {
      walls.addAll(ties);
    }
    return walls.stream()
        .map(wall -> wall.stream().mapToDouble(Integer::doubleValue).toArray())
        .toArray(double[][]::new);
  }

  private double[] average() {
    double[] sum = new double[w.length];
    int steps = STEPS_PER_WEIGHT * w.length;
    for (int step = 0; step < steps; step++) {
      move();
      double length = Math.sqrt(dot(w, w));
      for (int j = 0; j < w.length && step >= steps / 2 && length > 0; j++) {
        sum[j] += w[j] / length;
      }
    }
    return sum;
  }

  private void move() {
    double[] direction = new double[w.length];
    double back = Double.NEGATIVE_INFINITY;
    double ahead = Double.POSITIVE_INFINITY;
    for (int j = 0; j < w.length; j++) {
      direction[j] = random.nextGaussian();
      double low = (-1 - w[j]) / direction[j];
      double high = (1 - w[j]) / direction[j];
      back = Math.max(back, Math.min(low, high));
      ahead = Math.min(ahead, Math.max(low, high));
    }
    double[] speed = new double[walls.length];
    for (int i = 0; i < walls.length; i++) {
      speed[i] = dot(walls[i], direction);
      if (speed[i] > 0) {
        back = Math.max(back, -room[i] / speed[i]);
      } else if (speed[i] < 0) {
        ahead = Math.min(ahead, -room[i] / speed[i]);
      }
    }
    double t = back < ahead ? back + random.nextDouble() * (ahead - back) : 0;
    for (int j = 0; j < w.length; j++) {
      w[j] += t * direction[j];
    }
    for (int i = 0; i < walls.length; i++) {
      room[i] = Math.max(0, room[i] + t * speed[i]);
    }
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += a[j] * b[j];
    }
    return sum;
  }
}
