package olsy.lab.pruning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.pruning.AlphaBetaStar;
import olsy.core.search.pruning.AlphaBetaStarOnePass;
import olsy.core.search.pruning.SumBoundRule;
import olsy.core.search.pruning.SumBounds;
import olsy.lab.experiment.Findings;
import olsy.lab.measure.Series;
import olsy.lab.measure.UniformTrees;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;

/**
 * The effective branching factor of both pruning algorithms on random uniform trees (Carmel and
 * Markovitch, Pruning Algorithms for Multi-model Adversary Search, Section 4).
 *
 * @param trees over which it is averaged
 */
record EffectiveBranching(int trees, long seed) {

  /**
   * One point of a graph.
   *
   * @param bound on the sum of neighbouring models, as a share of the largest value
   * @param alphaBetaStar mean of evaluations^(1/depth)
   * @param onePass αβ*_1p: mean of leaves^(1/depth)
   */
  public record Ebf(
      int level, int branching, int depth, double bound, double alphaBetaStar, double onePass) {}

  Ebf measure(int level, int branching, int depth, double bound) {
    UniformTrees all = UniformTrees.of(branching, depth, bound, trees, seed);
    Player<RandomTree> player = all.player(level);
    double[] sumBounds = new double[level];
    Arrays.fill(sumBounds, all.shape().sumBound());
    SumBoundRule<RandomTree> rule = root -> SumBounds.of(sumBounds);
    return new Ebf(
        level,
        branching,
        depth,
        bound,
        mean(new AlphaBetaStar<>(player, rule), all, 1),
        mean(new AlphaBetaStarOnePass<>(player, rule), all, level + 1));
  }

  private static double mean(Search<RandomTree> search, UniformTrees all, int perLeaf) {
    return Arrays.stream(all.evaluations(search))
        .mapToDouble(
            evaluations -> Math.pow((double) evaluations / perLeaf, 1.0 / all.shape().depth()))
        .average()
        .orElseThrow();
  }

  /**
   * Both graphs of a figure.
   *
   * @param curve what points with the same name belong to
   * @param fromPaper what the paper has for αβ*
   */
  static List<Picture> pictures(
      Findings findings,
      String xLabel,
      ToDoubleFunction<Ebf> x,
      Function<Ebf, String> curve,
      List<Curve> fromPaper) {
    List<Ebf> points = findings.of(Ebf.class);
    List<Curve> alphaBetaStar = new ArrayList<>(Series.of(points, curve, x, Ebf::alphaBetaStar));
    alphaBetaStar.addAll(fromPaper);
    return List.of(
        new Curves(
            "alpha-beta-star",
            "αβ*: effective branching factor, in evaluations",
            xLabel,
            "EBF",
            alphaBetaStar),
        new Curves(
            "one-pass",
            "αβ*_1p: effective branching factor, in leaves",
            xLabel,
            "EBF",
            Series.of(points, curve, x, Ebf::onePass)));
  }
}
