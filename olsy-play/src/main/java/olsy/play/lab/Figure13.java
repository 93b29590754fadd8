package olsy.play.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.AlphaBetaStar;
import olsy.core.search.AlphaBetaStarOnePass;
import olsy.core.search.Search;
import olsy.core.search.SumBoundRule;
import olsy.core.search.SumBounds;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Figure 13: the effective branching factor of both pruning algorithms on random uniform trees, by
 * sum-bound and modelling level.
 */
record Figure13(int branching, int depth, int trees, List<Double> bounds) implements Experiment {

  private static final double RANGE = 10_000;
  private static final int HIGHEST_LEVEL = 2;

  /**
   * One point of both graphs.
   *
   * @param bound on the sum of neighbouring models, as a share of the largest value
   * @param alphaBetaStar mean of evaluations^(1/depth)
   * @param onePass αβ*_1p: mean of leaves^(1/depth)
   */
  public record Ebf(int level, double bound, double alphaBetaStar, double onePass) {}

  Figure13 {
    bounds = List.copyOf(bounds);
  }

  static Figure13 full() {
    return new Figure13(4, 10, 100, List.of(0.0, 0.05, 0.1, 0.25, 0.5, 1.0));
  }

  static Figure13 quick() {
    return new Figure13(3, 6, 10, List.of(0.0, 0.25, 1.0));
  }

  @Override
  public String name() {
    return "ebf-bound";
  }

  @Override
  public String description() {
    return "Effective branching factor of αβ* and αβ*_1p by sum-bound (Figure 13).";
  }

  @Override
  public void run(Laboratory laboratory) {
    for (int level = 0; level <= HIGHEST_LEVEL; level++) {
      for (double bound : bounds) {
        laboratory.row(measure(level, bound, laboratory.seed()));
      }
    }
  }

  private Ebf measure(int level, double bound, long seed) {
    Player<RandomTree> player = player(level);
    double[] sumBounds = new double[level];
    Arrays.fill(sumBounds, bound * RANGE);
    SumBoundRule<RandomTree> rule = root -> SumBounds.of(sumBounds);
    RandomTree.Shape shape = new RandomTree.Shape(branching, depth, bound * RANGE, RANGE);
    return new Ebf(
        level,
        bound,
        ebf(new AlphaBetaStar<>(player, rule), shape, seed, 1),
        ebf(new AlphaBetaStarOnePass<>(player, rule), shape, seed, level + 1));
  }

  private double ebf(Search<RandomTree> search, RandomTree.Shape shape, long seed, int perLeaf) {
    return LongStream.range(0, trees)
        .parallel()
        .mapToObj(tree -> search.search(RandomTree.root(shape, seed + tree), depth).evaluations())
        .toList()
        .stream()
        .mapToDouble(evaluations -> Math.pow((double) evaluations / perLeaf, 1.0 / depth))
        .average()
        .orElseThrow();
  }

  private Player<RandomTree> player(int level) {
    Player<RandomTree> player = null;
    for (int j = 0; j <= level; j++) {
      player = new Player<>(new Strategy<>(new ModelValue<>(j), depth, 0), player);
    }
    return player;
  }
}
