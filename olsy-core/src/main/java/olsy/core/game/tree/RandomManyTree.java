package olsy.core.game.tree;

import java.util.OptionalDouble;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;

/**
 * A node of a random uniform tree for many players: every node above the frontier has b successors.
 * The values of a leaf add up to 1 and are drawn evenly from all that do, independently of other
 * leaves (the model of Korf's average case).
 *
 * <p>Nodes are made when they are asked for, and their values come from a hash of the way to them:
 * the same seed is the same tree, and no tree needs memory.
 *
 * @param height plies above the frontier
 * @param hash of the seed and the way here
 */
public record RandomManyTree(Shape shape, int height, long hash)
    implements ManyPosition<RandomManyTree> {

  /**
   * What trees have in common.
   *
   * @param branching b
   */
  public record Shape(int players, int branching, int depth) {

    public Shape {
      if (players < 2 || branching < 1 || depth < 0) {
        throw new IllegalArgumentException(
            "a tree of " + players + " players, " + branching + " successors to " + depth);
      }
    }
  }

  /** The values of leaves, and their sum. */
  public static final Payoffs<RandomManyTree> PAYOFFS =
      new Payoffs<>() {
        @Override
        public double[] values(RandomManyTree leaf) {
          return leaf.values();
        }

        @Override
        public OptionalDouble sum(RandomManyTree root, int depth) {
          return OptionalDouble.of(1);
        }
      };

  public static RandomManyTree root(Shape shape, long seed) {
    return new RandomManyTree(shape, shape.depth, RandomTree.mix(seed + RandomTree.GOLDEN));
  }

  @Override
  public int players() {
    return shape.players;
  }

  @Override
  public int toMove() {
    return (shape.depth - height) % shape.players;
  }

  @Override
  public RandomManyTree[] successors() {
    RandomManyTree[] successors = new RandomManyTree[successorCount()];
    for (int i = 0; i < successors.length; i++) {
      successors[i] =
          new RandomManyTree(shape, height - 1, RandomTree.mix(hash + (i + 1) * RandomTree.GOLDEN));
    }
    return successors;
  }

  @Override
  public int successorCount() {
    return height == 0 ? 0 : shape.branching;
  }

  /** Exponential variables, divided by their sum, are even on the simplex. */
  private double[] values() {
    double[] values = new double[shape.players];
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      values[i] = -Math.log1p(-RandomTree.uniform(hash, i));
      sum += values[i];
    }
    for (int i = 0; i < values.length; i++) {
      values[i] /= sum;
    }
    return values;
  }
}
