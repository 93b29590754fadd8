package olsy.core.search.chance;

import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;

/**
 * Random explicit trees with chance: one to three moves, two to four rolls, chance at some nodes,
 * also twice in a row and at the root, leaves at any height.
 *
 * @param whole whether values are whole numbers; then there are many ties
 * @param regular whether dice are rolled before every move but the first
 */
record RandomChanceNodes(boolean whole, boolean regular) {

  static final ValueRange RANGE = new ValueRange(-3, 5);

  ChanceNode tree(SplittableRandom random, int height) {
    return node(random, height, height, Side.FIRST, regular);
  }

  private ChanceNode node(
      SplittableRandom random, int height, int left, Side side, boolean isRolled) {
    if (left == 0 || (left < height && random.nextInt(10) == 0)) {
      double value = RANGE.low() + (RANGE.high() - RANGE.low()) * random.nextDouble();
      return ChanceNode.leaf(side, whole ? Math.rint(value) : value);
    }
    boolean chance = regular ? !isRolled : random.nextInt(2) == 0;
    ChanceNode[] successors =
        new ChanceNode[chance ? 2 + random.nextInt(3) : 1 + random.nextInt(3)];
    for (int i = 0; i < successors.length; i++) {
      Side next = chance || (!regular && random.nextInt(8) == 0) ? side : side.other();
      successors[i] = node(random, height, left - 1, next, chance);
    }
    return chance
        ? ChanceNode.chance(side, probabilities(random, successors.length), successors)
        : ChanceNode.decision(side, successors);
  }

  /** Sevenths, thirds and the like: no sum of them is exact. */
  private static double[] probabilities(SplittableRandom random, int n) {
    double[] probabilities = new double[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
      probabilities[i] = 1 + random.nextInt(4);
      sum += probabilities[i];
    }
    for (int i = 0; i < n; i++) {
      probabilities[i] /= sum;
    }
    return probabilities;
  }
}
