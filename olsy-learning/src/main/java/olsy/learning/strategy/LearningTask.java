package olsy.learning.strategy;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.TieOrder;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.Shuffle;

/**
 * What there is to learn from.
 *
 * @param start weights to begin with, one for each feature of the pool
 * @param tieOrders in which the player may list its moves, beside the game's
 * @param maxDepth the deepest search considered
 */
public record LearningTask<P extends Position<P>>(
    FeatureSelection<P> pool,
    List<Double> start,
    List<TieOrder<P>> tieOrders,
    Parts<P> decisions,
    int maxDepth,
    long seed) {

  /** With fewer decisions, none can be spared for choosing the depth. */
  private static final int FEW = 100;

  private static final double HELD_OUT = 0.25;

  /**
   * The decisions to learn from.
   *
   * @param training those to fit weights to
   * @param heldOut those, from other games, to choose the depth by; perhaps none
   * @param all of both
   */
  public record Parts<P extends Position<P>>(
      ExampleSet<P> training, ExampleSet<P> heldOut, ExampleSet<P> all) {

    /** Holds out a quarter of the games, or none where there is little to learn from. */
    static <P extends Position<P>> Parts<P> of(List<List<Example<P>>> games, long seed) {
      List<List<Example<P>>> shuffled = Shuffle.shuffled(games, seed);
      ExampleSet<P> all = ExampleSet.of(shuffled);
      int out = all.decisions() < FEW ? 0 : (int) (HELD_OUT * games.size());
      int cut = shuffled.size() - out;
      return new Parts<>(
          out == 0 ? all : ExampleSet.of(shuffled.subList(0, cut)),
          ExampleSet.of(shuffled.subList(cut, shuffled.size())),
          all);
    }

    /** What depths are compared by: what is held out, or all where nothing is. */
    public ExampleSet<P> judging() {
      return heldOut.decisions() == 0 ? training : heldOut;
    }
  }

  public LearningTask {
    start = List.copyOf(start);
    tieOrders = List.copyOf(tieOrders);
    if (start.size() != pool.size()) {
      throw new IllegalArgumentException(
          pool.size() + " weights to start from expected, found " + start.size());
    }
    if (maxDepth < 1) {
      throw new IllegalArgumentException("depths from 1 on expected, found " + maxDepth);
    }
  }

  /**
   * @param games the decisions of each
   */
  public static <P extends Position<P>> LearningTask<P> of(
      FeatureSelection<P> pool,
      List<Double> start,
      List<TieOrder<P>> tieOrders,
      List<List<Example<P>>> games,
      int maxDepth,
      long seed) {
    return new LearningTask<>(pool, start, tieOrders, Parts.of(games, seed), maxDepth, seed);
  }
}
