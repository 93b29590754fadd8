package olsy.learning.strategy;

import java.util.ArrayList;
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
 * @param training decisions to fit weights to, a list for every game
 * @param heldOut decisions, from other games, to choose the depth by; may be empty
 * @param maxDepth the deepest search considered
 */
public record LearningTask<P extends Position<P>>(
    FeatureSelection<P> pool,
    List<Double> start,
    List<TieOrder<P>> tieOrders,
    List<List<Example<P>>> training,
    List<List<Example<P>>> heldOut,
    int maxDepth,
    long seed) {

  /** With fewer decisions, none can be spared for choosing the depth. */
  private static final int FEW = 100;

  private static final double HELD_OUT = 0.25;

  public LearningTask {
    start = List.copyOf(start);
    tieOrders = List.copyOf(tieOrders);
    training = List.copyOf(training);
    heldOut = List.copyOf(heldOut);
    if (start.size() != pool.size()) {
      throw new IllegalArgumentException(
          pool.size() + " weights to start from expected, found " + start.size());
    }
    if (maxDepth < 1) {
      throw new IllegalArgumentException("depths from 1 on expected, found " + maxDepth);
    }
  }

  /** Holds out a quarter of the games, or none where there is little to learn from. */
  public static <P extends Position<P>> LearningTask<P> of(
      FeatureSelection<P> pool,
      List<Double> start,
      List<TieOrder<P>> tieOrders,
      List<List<Example<P>>> games,
      int maxDepth,
      long seed) {
    List<List<Example<P>>> shuffled = Shuffle.shuffled(games, seed);
    int out = ExampleSet.of(games).decisions() < FEW ? 0 : (int) (HELD_OUT * games.size());
    int cut = shuffled.size() - out;
    return new LearningTask<>(
        pool,
        start,
        tieOrders,
        shuffled.subList(0, cut),
        shuffled.subList(cut, shuffled.size()),
        maxDepth,
        seed);
  }

  ExampleSet<P> all() {
    List<List<Example<P>>> games = new ArrayList<>(training);
    games.addAll(heldOut);
    return ExampleSet.of(games);
  }
}
