package olsy.lab.report;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.pruning.AlphaBetaStarOnePass;
import olsy.core.search.pruning.AlphaBetaStarReport;
import olsy.core.search.pruning.SumBoundRule;
import olsy.core.search.pruning.SumBounds;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Series;
import olsy.lab.measure.UniformTrees;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 20: the share of the leaves of TREE(2, 10, B) that αβ* does not visit, by B. The αβ* of
 * that report, and αβ*_1p of the later paper, which is the same idea with upper cutoffs too.
 *
 * @param bounds B, as shares of the largest value
 */
public record Figure20(int trees, int depth, List<Double> bounds) implements Experiment {

  private static final int BRANCHING = 2;
  private static final int LEVEL = 1;
  private static final double PER_CENT = 100;

  /**
   * A point of the graph.
   *
   * @param alphaBetaStar share of the leaves
   */
  public record Pruned(double bound, double alphaBetaStar, double onePass) {}

  public Figure20 {
    bounds = List.copyOf(bounds);
  }

  public static Figure20 full() {
    return new Figure20(
        1000,
        10,
        List.of(0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.5, 2.0));
  }

  public static Figure20 quick() {
    return new Figure20(100, 8, List.of(0.0, 0.1, 0.3, 0.6, 1.0, 2.0));
  }

  @Override
  public String name() {
    return "pruned-share";
  }

  @Override
  public String description() {
    return "Share of leaves pruned by αβ* on random binary trees, by sum-bound (Report, Figure"
        + " 20).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (double bound : bounds) {
      parts.add(Pruned.class, () -> measure(bound, laboratory.seed()));
    }
    laboratory.measure(parts);
  }

  private Pruned measure(double bound, long seed) {
    UniformTrees all = UniformTrees.of(BRANCHING, depth, bound, trees, seed);
    Player<RandomTree> player = all.player(LEVEL);
    SumBoundRule<RandomTree> rule = root -> SumBounds.of(all.shape().sumBound());
    return new Pruned(
        bound,
        pruned(new AlphaBetaStarReport<>(player, rule), all),
        pruned(new AlphaBetaStarOnePass<>(player, rule), all));
  }

  private double pruned(Search<RandomTree> search, UniformTrees all) {
    double leaves = Arrays.stream(all.evaluations(search)).sum() / (LEVEL + 1.0) / trees;
    return 1 - leaves / Math.pow(BRANCHING, depth);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Pruned> rows = findings.of(Pruned.class);
    List<Curve> curves =
        List.of(
            curve("αβ* of the report", rows, Pruned::alphaBetaStar),
            curve("αβ*_1p", rows, Pruned::onePass));
    return List.of(
        new Curves(
            "share",
            "Leaves pruned on TREE(2, " + depth + ", B)",
            "sum-bound B, per cent of the largest value",
            "share of the leaves",
            curves));
  }

  private static Curve curve(String name, List<Pruned> rows, ToDoubleFunction<Pruned> share) {
    return Series.of(rows, row -> name, row -> PER_CENT * row.bound, share).get(0);
  }
}
