package olsy.learning.lp;

import java.util.Arrays;

/**
 * The rows that a step is likely to turn from satisfied to violated or back: those nearest to their
 * margin, by |shortfall| / |d|, and those that earlier steps turned although they were far from it.
 */
final class ActiveBand {
  /*
   * A band of 6k rows (at least 100) keeps the linear programme small enough to be solved in
   * milliseconds and still wide enough that most rounds take their whole step.
   */
  private static final int LEAST_SIZE = 100;
  private static final int SIZE_PER_COLUMN = 6;

  private final double[] inverseNorms;
  private final boolean[] turned;
  private int turnedCount;
  private int size;
  private boolean[] members;

  ActiveBand(SoftMarginProblem problem) {
    inverseNorms = new double[problem.rows()];
    for (int i = 0; i < inverseNorms.length; i++) {
      inverseNorms[i] = 1 / Math.sqrt(problem.squaredNorm(i));
    }
    turned = new boolean[problem.rows()];
    members = turned;
    size = Math.min(problem.rows(), Math.max(LEAST_SIZE, SIZE_PER_COLUMN * problem.columns()));
  }

  /** Selects the band around a point; among equally near rows the first are taken. */
  void centre(Point point) {
    members = turned.clone();
    if (size == 0) {
      return;
    }
    double[] distances = new double[members.length];
    for (int i = 0; i < distances.length; i++) {
      distances[i] = Math.abs(point.shortfalls[i]) * inverseNorms[i];
    }
    double threshold = QuickSelect.select(distances.clone(), size - 1);
    int free = size;
    for (double distance : distances) {
      free -= distance < threshold ? 1 : 0;
    }
    for (int i = 0; i < distances.length; i++) {
      if (distances[i] < threshold || (distances[i] == threshold && free-- > 0)) {
        members[i] = true;
      }
    }
  }

  boolean contains(int row) {
    return members[row];
  }

  /** Takes in the rows outside the band that the step turned, up to twice the size of the band. */
  void addTurned(Point from, Point to) {
    for (int i = 0; i < turned.length && turnedCount < 2 * size; i++) {
      if (!members[i] && from.violates(i) != to.violates(i)) {
        turned[i] = true;
        turnedCount++;
      }
    }
  }

  void forgetTurned() {
    Arrays.fill(turned, false);
    turnedCount = 0;
  }

  void widen() {
    size = Math.min(turned.length, 2 * size);
  }
}
