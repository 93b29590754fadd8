package olsy.lab.ours;

import java.util.List;
import java.util.Locale;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.learning.lp.GeneratedDecisions;
import olsy.learning.lp.Rows;
import olsy.learning.lp.SoftMarginProblem;
import olsy.learning.lp.SoftMarginSolver;
import olsy.learning.lp.Solution;

/**
 * The weight solver on generated decisions, cold.
 *
 * @param columns numbers of weights
 * @param rows numbers of different rows
 */
public record SolverTimes(List<Integer> columns, List<Integer> rows) implements Experiment {

  private static final double[] MISTAKES = {0, 0.05, 0.2};
  private static final double BOUND = 1000;
  private static final double PER_CENT = 100;

  /**
   * @param closed whether value and lower bound meet
   */
  public record Solved(
      int columns, int rows, double mistakes, boolean closed, double gap, double seconds) {}

  public SolverTimes {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  public static SolverTimes full() {
    return new SolverTimes(List.of(10, 25, 40), List.of(1_000, 10_000, 30_000, 100_000));
  }

  public static SolverTimes quick() {
    return new SolverTimes(List.of(10, 25), List.of(1_000, 5_000));
  }

  @Override
  public String name() {
    return "solver";
  }

  @Override
  public String description() {
    return "Time and certificate of the weight solver on generated decisions.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int k : columns) {
      for (int m : rows) {
        for (double mistakes : MISTAKES) {
          parts.add(Solved.class, () -> solve(k, m, mistakes, laboratory));
        }
      }
    }
    laboratory.measure(parts);
  }

  private static Solved solve(int columns, int wanted, double mistakes, Laboratory laboratory) {
    Rows rows = new Rows(columns);
    new GeneratedDecisions(columns, mistakes, laboratory.seed()).addUntil(wanted, rows);
    SoftMarginProblem problem = rows.problem(BOUND, 0);
    double begin = laboratory.seconds();
    Solution solution = new SoftMarginSolver().solve(problem);
    return new Solved(
        columns,
        rows.size(),
        mistakes,
        solution instanceof Solution.Certified,
        solution.value() - solution.lowerBound(),
        laboratory.seconds() - begin);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return List.of(
        new Curves(
            "seconds",
            "Time of the weight solver",
            "different rows",
            "seconds",
            Series.of(
                findings.of(Solved.class),
                row ->
                    String.format(
                        Locale.ROOT,
                        "%d weights, %.0f %% mistakes",
                        row.columns,
                        PER_CENT * row.mistakes),
                Solved::rows,
                Solved::seconds)));
  }
}
