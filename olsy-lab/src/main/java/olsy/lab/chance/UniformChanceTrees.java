package olsy.lab.chance;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.search.chance.ValueRange;

/**
 * Random trees as Ballard measured on: sides move in turn with dice between them, every node has
 * the same number of successors, all rolls are as probable, and values are uniform.
 *
 * @param branching successors of a node
 * @param decisions from the root to a leaf
 */
record UniformChanceTrees(int branching, int decisions) {

  /** Of all values. */
  static final ValueRange RANGE = new ValueRange(-1, 1);

  /** A node and its value for the side that moves at the root. */
  private record Solved(ChanceNode node, double value) {}

  /**
   * @param bestFirst whether the best move comes first everywhere, or anywhere
   */
  ChanceNode tree(SplittableRandom random, boolean bestFirst) {
    return decision(random, bestFirst, decisions, Side.FIRST).node;
  }

  private Solved decision(SplittableRandom random, boolean bestFirst, int left, Side side) {
    Solved[] moves =
        IntStream.range(0, branching)
            .mapToObj(
                i ->
                    left == 1
                        ? leaf(random, side.other())
                        : chance(random, bestFirst, left - 1, side.other()))
            .toArray(Solved[]::new);
    Comparator<Solved> least = Comparator.comparingDouble(Solved::value);
    Comparator<Solved> bestLast = side == Side.FIRST ? least : least.reversed();
    double value = Arrays.stream(moves).max(bestLast).orElseThrow().value;
    if (bestFirst) {
      Arrays.sort(moves, bestLast.reversed());
    }
    return new Solved(ChanceNode.decision(side, nodes(moves)), value);
  }

  private Solved chance(SplittableRandom random, boolean bestFirst, int left, Side side) {
    Solved[] rolls =
        IntStream.range(0, branching)
            .mapToObj(i -> decision(random, bestFirst, left, side))
            .toArray(Solved[]::new);
    double[] probabilities = new double[branching];
    Arrays.fill(probabilities, 1.0 / branching);
    double value = Arrays.stream(rolls).mapToDouble(Solved::value).sum() / branching;
    return new Solved(ChanceNode.chance(side, probabilities, nodes(rolls)), value);
  }

  private static Solved leaf(SplittableRandom random, Side side) {
    double value = RANGE.low() + (RANGE.high() - RANGE.low()) * random.nextDouble();
    return new Solved(ChanceNode.leaf(side, value), value);
  }

  private static ChanceNode[] nodes(Solved[] solved) {
    return Arrays.stream(solved).map(Solved::node).toArray(ChanceNode[]::new);
  }
}
