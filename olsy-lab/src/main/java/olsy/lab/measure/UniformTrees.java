package olsy.lab.measure;

import java.util.stream.LongStream;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;

/** Random uniform trees of one shape, with values of its own for each model at every leaf. */
public record UniformTrees(RandomTree.Shape shape, int trees, long seed) {

  /** P: values lie in [−P, P]. */
  public static final double RANGE = 10_000;

  /**
   * @param bound on the sum of neighbouring models, as a share of the largest value
   */
  public static UniformTrees of(int branching, int depth, double bound, int trees, long seed) {
    return new UniformTrees(
        new RandomTree.Shape(branching, depth, bound * RANGE, RANGE), trees, seed);
  }

  /** A player with models of all levels. */
  public Player<RandomTree> player(int level) {
    Player<RandomTree> player = null;
    for (int j = 0; j <= level; j++) {
      player = new Player<>(new Strategy<>(new ModelValue<>(j), shape.depth(), 0), player);
    }
    return player;
  }

  /** What a search of each tree evaluates. */
  public long[] evaluations(Search<RandomTree> search) {
    return LongStream.range(0, trees)
        .parallel()
        .map(
            tree -> search.search(RandomTree.root(shape, seed + tree), shape.depth()).evaluations())
        .toArray();
  }
}
