package olsy.learning.lp;

import java.util.Arrays;

/**
 * A convex function that nowhere exceeds F and equals it at its centre: rows of the band keep their
 * hinge; of the others the violated ones are continued as straight lines, whose sum is one vector,
 * and the satisfied ones count nothing.
 */
final class BandModel {
  private final SoftMarginProblem problem;
  private final ActiveBand band;
  private final Point centre;
  private final int[] rows;
  private final double[] pull;

  /** The band must have been centred at this point, and must not move while the model is used. */
  BandModel(SoftMarginProblem problem, ActiveBand band, Point centre) {
    this.problem = problem;
    this.band = band;
    this.centre = centre;
    int[] found = new int[problem.rows()];
    int count = 0;
    pull = new double[problem.columns()];
    for (int i = 0; i < found.length; i++) {
      if (band.contains(i)) {
        found[count++] = i;
      } else if (centre.violates(i)) {
        problem.addRow(i, problem.multiplicity(i), pull);
      }
    }
    rows = Arrays.copyOf(found, count);
  }

  SoftMarginProblem problem() {
    return problem;
  }

  Point centre() {
    return centre;
  }

  /** The rows of the band, ascending. */
  int[] rows() {
    return rows;
  }

  /** Sum of c_i d_i over the violated rows outside the band. */
  double[] pull() {
    return pull;
  }

  double value(Point point) {
    double value = problem.price(point.weights);
    for (int i = 0; i < problem.rows(); i++) {
      if (band.contains(i)) {
        value += problem.multiplicity(i) * Math.max(0, point.shortfalls[i]);
      } else if (centre.violates(i)) {
        value += problem.multiplicity(i) * point.shortfalls[i];
      }
    }
    return value;
  }

  /** One multiplier for every row of the problem: given in the band, c_i or 0 outside. */
  double[] multipliers(double[] ofBand) {
    double[] all = new double[problem.rows()];
    for (int i = 0, t = 0; i < all.length; i++) {
      if (band.contains(i)) {
        all[i] = ofBand[t++];
      } else if (centre.violates(i)) {
        all[i] = problem.multiplicity(i);
      }
    }
    return all;
  }
}
