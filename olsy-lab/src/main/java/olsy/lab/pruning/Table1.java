package olsy.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.EqualLimits;
import olsy.lab.measure.EqualLimits.Limited;
import olsy.lab.measure.Series;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.Weights;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Table 1: iterative αβ* against iterative αβ, both with six terms of Samuel's and Total, by the
 * leaves that each may evaluate for a move.
 *
 * @param totals weights of Total, in turn; the paper does not say which it has
 */
public record Table1(int games, List<Integer> leaves, List<Double> totals) implements Experiment {

  private static final List<Integer> LEAVES = List.of(100, 200, 300, 400, 500);
  private static final double[] PAPER_POINTS = {1.030, 1.109, 1.093, 1.088, 1.023};
  private static final double[] PAPER_DEPTHS = {2.84, 3.24, 3.64, 3.92, 4.11};
  private static final double[] PAPER_ALPHA_BETA_DEPTHS = {3.21, 3.90, 4.24, 4.43, 4.53};

  public Table1 {
    leaves = List.copyOf(leaves);
    totals = List.copyOf(totals);
  }

  public static Table1 full() {
    return new Table1(1000, LEAVES, List.of(0.004, 0.04, 0.48));
  }

  public static Table1 quick() {
    return new Table1(20, List.of(100, 300), List.of(0.48));
  }

  @Override
  public String name() {
    return "equal-evaluations";
  }

  @Override
  public String description() {
    return "Iterative αβ* against iterative αβ by evaluations for a move (Pruning, Table 1).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EqualLimits limits = new EqualLimits(new Tournament(games, laboratory.seed()));
    Weights samuel = Weights.of("samuel-1");
    for (double total : totals) {
      for (int limit : leaves) {
        parts.add(
            Limited.class,
            () -> limits.measure(PruningSearches.ALPHA_BETA_STAR, samuel, total, limit));
      }
    }
    laboratory.measure(parts);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Limited> rows = findings.of(Limited.class);
    List<Curve> depths = new ArrayList<>();
    depths.addAll(Series.of(rows, row -> depthOf("αβ*", row), Limited::leaves, Limited::depth));
    depths.addAll(
        Series.of(rows, row -> depthOf("αβ", row), Limited::leaves, Limited::alphaBetaDepth));
    depths.add(Curve.reference("paper, αβ*", paper(PAPER_DEPTHS)));
    depths.add(Curve.reference("paper, αβ", paper(PAPER_ALPHA_BETA_DEPTHS)));
    return List.of(
        EqualLimits.points(findings, List.of(Curve.reference("paper", paper(PAPER_POINTS)))),
        new Curves(
            "depths", "Depths that were finished", "leaves for a move", "mean depth", depths));
  }

  private static String depthOf(String search, Limited row) {
    return String.format(Locale.ROOT, "%s, total %s", search, row.total());
  }

  private static List<Curve.Point> paper(double[] values) {
    List<Curve.Point> points = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      points.add(new Curve.Point(LEAVES.get(i), values[i]));
    }
    return points;
  }
}
