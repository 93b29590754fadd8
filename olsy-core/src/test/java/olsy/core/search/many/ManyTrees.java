package olsy.core.search.many;

import java.util.OptionalDouble;
import java.util.SplittableRandom;
import olsy.core.game.Payoffs;
import olsy.core.game.tree.ManyNode;

/** Trees of many players: worked ones, and random ones. */
final class ManyTrees {

  /** Russell and Norvig, Artificial Intelligence, Figure 6.4: node X is the leftmost of C's. */
  static final ManyNode X = node(2, leaf(1, 2, 6), leaf(4, 2, 3));

  static final ManyNode FIGURE_6_4 =
      node(
          0,
          node(1, X, node(2, leaf(6, 1, 2), leaf(7, 4, 1))),
          node(1, node(2, leaf(5, 1, 1), leaf(1, 5, 2)), node(2, leaf(7, 7, 1), leaf(5, 4, 5))));

  private ManyTrees() {}

  static ManyNode leaf(double... values) {
    return ManyNode.leaf(0, values);
  }

  static ManyNode node(int toMove, ManyNode... successors) {
    return ManyNode.inner(toMove, successors);
  }

  static Payoffs<ManyNode> boundBy(double sum) {
    return ManyNode.payoffs(OptionalDouble.of(sum));
  }

  static Payoffs<ManyNode> unbound() {
    return ManyNode.payoffs(OptionalDouble.empty());
  }

  /**
   * One to three successors, a leaf here and there above the frontier, whole values whose sum is at
   * most the given one: small sums make many ties.
   */
  static ManyNode random(SplittableRandom random, int players, int height, int sum) {
    return random(random, players, 0, height, sum);
  }

  private static ManyNode random(SplittableRandom random, int players, int ply, int left, int sum) {
    int toMove = ply % players;
    if (left == 0 || (ply > 0 && random.nextInt(8) == 0)) {
      return ManyNode.leaf(toMove, values(random, players, sum));
    }
    ManyNode[] successors = new ManyNode[1 + random.nextInt(3)];
    for (int i = 0; i < successors.length; i++) {
      successors[i] = random(random, players, ply + 1, left - 1, sum);
    }
    return node(toMove, successors);
  }

  private static double[] values(SplittableRandom random, int players, int sum) {
    double[] values = new double[players];
    for (int unit = random.nextInt(4) == 0 ? 1 : 0; unit < sum; unit++) {
      values[random.nextInt(players)]++;
    }
    return values;
  }
}
