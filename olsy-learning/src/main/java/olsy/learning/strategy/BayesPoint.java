package olsy.learning.strategy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.learning.strategy.Dominance.Seen;

/**
 * The middle of all weights that explain the same decisions as given ones do, as long as the
 * dominant positions stay: a cone, cut off by a cube. A linear programme returns one of its
 * corners; the centre of mass predicts better (Herbrich, Graepel and Campbell, Bayes Point
 * Machines, 2001).
 *
 * <p>Where the given weights leave slips, no decision is certain. Then the middle is that of the
 * whole cube, in which weights count by the probability that they give to all the decisions
 * together; see {@link Walls}. In many dimensions so few steps do not find the middle of a cube:
 * there what is explained is held for certain, and the rest left out.
 *
 * <p>It is estimated by hit-and-run:
 *
 * <pre>
 * repeat: along a random line through w
 *           without slips: w ← any point before the walls
 *           with slips: w ← a point drawn from the density on that line
 * average the directions of the second half of the w
 * </pre>
 *
 * On a line every decision is explained between two of its walls, so that the density is constant
 * between walls and drawn from exactly.
 */
final class BayesPoint {

  private static final int STEPS_PER_WEIGHT = 200;

  private final Walls walls;
  private final double[] w;
  private final double[] room;
  private final double[] speed;
  private final SplittableRandom random;

  private BayesPoint(Walls walls, double[] start, SplittableRandom random) {
    this.walls = walls;
    this.w = start;
    this.room = Arrays.stream(walls.rows).mapToDouble(row -> dot(row, w)).toArray();
    this.speed = new double[room.length];
    this.random = random;
  }

  /**
   * @param weights explain decisions, at least in part
   * @param active the columns whose weights may change
   */
  static double[] of(
      List<Seen> decisions, List<Integer> weights, int[] active, SplittableRandom random) {
    double[] start = new double[active.length];
    for (int i = 0; i < start.length; i++) {
      start[i] = (double) weights.get(active[i]) / Candidate.LARGEST;
    }
    Walls walls =
        active.length < Climb.MANY_COLUMNS
            ? Walls.of(decisions, active)
            : Walls.ofExplained(decisions, active);
    double[] middle = new BayesPoint(walls, start, random).average();
    double[] all = new double[weights.size()];
    for (int i = 0; i < active.length; i++) {
      all[active[i]] = middle[i];
    }
    return all;
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
    for (int i = 0; i < speed.length; i++) {
      speed[i] = dot(walls.rows[i], direction);
    }
    double t = walls.slips > 0 ? byDensity(back, ahead) : beforeTheWalls(back, ahead);
    for (int j = 0; j < w.length; j++) {
      w[j] += t * direction[j];
    }
    for (int i = 0; i < room.length; i++) {
      room[i] += t * speed[i];
    }
  }

  private double beforeTheWalls(double least, double most) {
    double back = least;
    double ahead = most;
    for (int i = 0; i < room.length; i++) {
      if (speed[i] > 0) {
        back = Math.max(back, -Math.max(0, room[i]) / speed[i]);
      } else if (speed[i] < 0) {
        ahead = Math.min(ahead, -Math.max(0, room[i]) / speed[i]);
      }
    }
    return back < ahead ? back + random.nextDouble() * (ahead - back) : 0;
  }

  private double byDensity(double least, double most) {
    if (least >= most) {
      return 0; // in a corner of the cube
    }
    StepDensity density = new StepDensity(least, most, walls.ofDecision.length);
    for (int d = 0; d < walls.ofDecision.length; d++) {
      double back = least;
      double ahead = most;
      for (int i : walls.ofDecision[d]) {
        if (speed[i] > 0) {
          back = Math.max(back, -room[i] / speed[i]);
        } else if (speed[i] < 0) {
          ahead = Math.min(ahead, -room[i] / speed[i]);
        } else if (room[i] < 0) {
          ahead = back;
        }
      }
      density.raise(back, ahead, walls.gains[d]);
    }
    return density.draw(random);
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += a[j] * b[j];
    }
    return sum;
  }
}
