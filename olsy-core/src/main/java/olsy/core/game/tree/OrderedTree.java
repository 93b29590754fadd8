package olsy.core.game.tree;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A node of a random uniform tree whose first successor is the best one as often as it is asked: a
 * strongly ordered tree (Marsland and Campbell, Parallel Search of Strongly Ordered Game Trees,
 * 1982).
 *
 * <pre>
 * one successor has the minimax value of the node: the first with probability p, else any other;
 * each of the others is worse by a random number of at most R
 * </pre>
 *
 * @param height plies above the frontier
 * @param minimax the minimax value of the node
 * @param key of the seed and the way here
 */
public record OrderedTree(Shape shape, int height, double minimax, long key)
    implements Position<OrderedTree>, Valued {

  /**
   * What trees have in common.
   *
   * @param firstIsBest p
   * @param range R
   */
  public record Shape(int branching, int depth, double firstIsBest, double range) {

    public Shape {
      if (branching < 2 || depth < 0) {
        throw new IllegalArgumentException("a tree of " + branching + " successors to " + depth);
      }
      if (!(firstIsBest >= 0 && firstIsBest <= 1)) {
        throw new IllegalArgumentException("the first is the best with " + firstIsBest);
      }
    }
  }

  public static OrderedTree root(Shape shape, long seed) {
    return new OrderedTree(shape, shape.depth, 0, RandomTree.mix(seed + RandomTree.GOLDEN));
  }

  @Override
  public Side toMove() {
    return (shape.depth - height) % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  @Override
  public OrderedTree[] successors() {
    OrderedTree[] successors = new OrderedTree[successorCount()];
    double draw = RandomTree.uniform(key, 0);
    double others = (1 - shape.firstIsBest) / (shape.branching - 1);
    int best = draw < shape.firstIsBest ? 0 : 1 + (int) ((draw - shape.firstIsBest) / others);
    for (int i = 0; i < successors.length; i++) {
      double worse = i == best ? 0 : shape.range * RandomTree.uniform(key, i + 1);
      successors[i] =
          new OrderedTree(
              shape,
              height - 1,
              toMove() == Side.FIRST ? minimax - worse : minimax + worse,
              RandomTree.mix(key + (i + 1) * RandomTree.GOLDEN));
    }
    return successors;
  }

  @Override
  public int successorCount() {
    return height == 0 ? 0 : shape.branching;
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNSCORED;
  }

  /** For the side that moves at the root. */
  @Override
  public double value(int model) {
    return minimax;
  }
}
