package olsy.core.game.tree;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A node of a random uniform tree TREE(b, d, n, B, P): every node above the frontier has b
 * successors, and values are drawn uniformly under a sum-bound (Carmel and Markovitch, Pruning
 * Algorithms for Multi-model Adversary Search, Section 4).
 *
 * <pre>
 * v₀ from [−P, P];  v_j from [−v_{j−1}−B, −v_{j−1}+B] ∩ [−P, P]
 * </pre>
 *
 * Nodes are made when they are asked for, and their values come from a hash of the way to them: the
 * same seed is the same tree, and no tree needs memory.
 *
 * @param height plies above the frontier
 * @param hash of the seed and the way here
 */
public record RandomTree(Shape shape, int height, long hash)
    implements Position<RandomTree>, Valued {

  static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final double UNIT = 0x1p-53;

  /**
   * What trees have in common.
   *
   * @param branching b
   * @param depth d
   * @param sumBound B, may be infinite
   * @param range P
   */
  public record Shape(int branching, int depth, double sumBound, double range) {

    public Shape {
      if (branching < 1 || depth < 0) {
        throw new IllegalArgumentException("a tree of " + branching + " successors to " + depth);
      }
      if (!(sumBound >= 0) || !(range >= 0) || Double.isInfinite(range)) {
        throw new IllegalArgumentException(
            "a tree of values up to " + range + " under the sum-bound " + sumBound);
      }
    }
  }

  public static RandomTree root(Shape shape, long seed) {
    return new RandomTree(shape, shape.depth(), mix(seed + GOLDEN));
  }

  @Override
  public Side toMove() {
    return (shape.depth - height) % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  @Override
  public RandomTree[] successors() {
    RandomTree[] successors = new RandomTree[successorCount()];
    for (int i = 0; i < successors.length; i++) {
      successors[i] = new RandomTree(shape, height - 1, mix(hash + (i + 1) * GOLDEN));
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

  @Override
  public long key() {
    return hash;
  }

  @Override
  public double value(int model) {
    double range = shape.range;
    double value = -range + 2 * range * uniform(hash, 0);
    for (int j = 1; j <= model; j++) {
      double low = Math.max(-range, -value - shape.sumBound);
      double high = Math.min(range, -value + shape.sumBound);
      value = low + (high - low) * uniform(hash, j);
    }
    return value;
  }

  /** A number of a node from [0, 1). */
  static double uniform(long hash, int number) {
    return (mix(~hash + number * GOLDEN) >>> 11) * UNIT;
  }

  /** The last step of SplitMix64. */
  static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
