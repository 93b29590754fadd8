package olsy.learning.lp;

import java.util.Arrays;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.linear.LinearSolver;
import org.ojalgo.structure.Mutate2D;

/**
 * Minimises a {@link BandModel} inside a trust radius: the only class that knows ojAlgo.
 *
 * <p>It solves the dual, which has one equality for every weight and one bounded column for every
 * row of the band, and reads the step s = w - z from the equalities' multipliers:
 *
 * <pre>
 * minimise   - sum_i r_i a_i + sum_j up_j p_j + sum_j down_j q_j - sum_j z_j e_j
 * subject to sum_i d_ij a_i - p_j + q_j - e_j = -g_j           for every weight j
 *            0 &lt;= a_i &lt;= c_i,  0 &lt;= p_j, q_j,  |e_j| &lt;= lambda
 * </pre>
 *
 * <p>z is the centre, r_i the shortfall there, g the pull of the violated rows outside the band,
 * up_j and down_j how far weight j may move.
 */
final class DualLp {
  /*
   * The primal, one row for every hinge, must not be given to ojAlgo 57.1.0: from about 2,000 rows
   * on it can call a wrong solution optimal. The dual with bounded columns was right in every
   * comparison with other solvers.
   */

  /** What became of one programme. */
  sealed interface Answer {}

  /** Solved: the weights z + s, and a_i in the order of the band's rows. */
  static final class Optimal implements Answer {
    final double[] weights;
    final double[] multipliers;

    Optimal(double[] weights, double[] multipliers) {
      this.weights = weights;
      this.multipliers = multipliers;
    }
  }

  /** Given up for a reason that lies in the numbers, and so would be again. */
  record Failed() implements Answer {}

  private final int mostIterations;

  /**
   * @param mostIterations of the simplex method, after which a programme is given up
   */
  DualLp(int mostIterations) {
    this.mostIterations = mostIterations;
  }

  Answer minimise(BandModel model, double radius) {
    LinearSolver solver = formulate(model, radius).build(options());
    Optimisation.Result result = solver.solve();
    if (!result.getState().isOptimal()) {
      return new Failed();
    }
    return new Optimal(weights(model, radius, solver), multipliers(model, result));
  }

  private Optimisation.Options options() {
    Optimisation.Options options = new Optimisation.Options();
    options.sparse = Boolean.FALSE;
    options.iterations_abort = mostIterations;
    options.time_suffice = Long.MAX_VALUE; // else the speed of the machine would decide
    options.time_abort = Long.MAX_VALUE;
    return options;
  }

  private static LinearSolver.Builder formulate(BandModel model, double radius) {
    SoftMarginProblem problem = model.problem();
    double[] centre = model.centre().weights;
    int[] rows = model.rows();
    int k = problem.columns();
    int up = rows.length;
    int down = up + k;
    int sign = down + k;
    int columns = problem.l1() > 0 ? sign + k : sign;

    double[] costs = new double[columns];
    double[] lower = new double[columns];
    double[] upper = new double[columns];
    double[] right = new double[k];
    for (int t = 0; t < rows.length; t++) {
      costs[t] = -model.centre().shortfalls[rows[t]];
      upper[t] = problem.multiplicity(rows[t]);
    }
    Arrays.fill(upper, up, sign, Double.POSITIVE_INFINITY);
    Arrays.fill(lower, sign, columns, -problem.l1());
    Arrays.fill(upper, sign, columns, problem.l1());
    for (int j = 0; j < k; j++) {
      costs[up + j] = Math.min(radius, problem.bound() - centre[j]);
      costs[down + j] = Math.min(radius, problem.bound() + centre[j]);
      if (sign < columns) {
        costs[sign + j] = -centre[j];
      }
      right[j] = -model.pull()[j];
    }

    LinearSolver.Builder builder = LinearSolver.newBuilder(costs);
    Mutate2D body = builder.equalities(right);
    for (int j = 0; j < k; j++) { // columns ascending, because ojAlgo appends to sparse rows
      for (int t = 0; t < rows.length; t++) {
        int delta = problem.delta(rows[t], j);
        if (delta != 0) {
          body.set(j, t, (double) delta);
        }
      }
      body.set(j, up + j, -1.0);
      body.set(j, down + j, 1.0);
      if (sign < columns) {
        body.set(j, sign + j, -1.0);
      }
    }
    return builder.lower(lower).upper(upper);
  }

  private static double[] weights(BandModel model, double radius, LinearSolver solver) {
    double[] weights = model.centre().weights.clone();
    for (int j = 0; j < weights.length; j++) {
      double step = solver.getDualMultiplier(j);
      weights[j] += Math.max(-radius, Math.min(radius, step));
    }
    return model.problem().clampToBox(weights);
  }

  private static double[] multipliers(BandModel model, Optimisation.Result result) {
    double[] multipliers = new double[model.rows().length];
    for (int t = 0; t < multipliers.length; t++) {
      int most = model.problem().multiplicity(model.rows()[t]);
      multipliers[t] = Math.max(0, Math.min(most, result.doubleValue(t)));
    }
    return multipliers;
  }
}
