package olsy.core.search.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchResult;
import org.junit.jupiter.api.Test;

class Star1Test {

  private static ChanceNode leaf(double value) {
    return ChanceNode.leaf(Side.SECOND, value);
  }

  private static ChanceNode even(ChanceNode... successors) {
    double[] probabilities = new double[successors.length];
    Arrays.fill(probabilities, 1.0 / successors.length);
    return ChanceNode.chance(Side.SECOND, probabilities, successors);
  }

  @Test
  void findsWhatExpectiminimaxFinds() {
    StarOracle.check(Star1::new);
  }

  /**
   * The first move is worth 1. Of the second, with values from −2 to 2, two rolls of three tell
   * that it is worth less: (−2 − 1 + 2) / 3.
   */
  @Test
  void leavesOutRollsThatCannotMatter() {
    ChanceNode tree =
        ChanceNode.decision(
            Side.FIRST, even(leaf(1), leaf(2), leaf(0)), even(leaf(-2), leaf(-1), leaf(2)));
    SearchResult<ChanceNode> found =
        new Star1<ChanceNode>(new ModelValue<>(0), root -> new ValueRange(-2, 2)).search(tree, 3);
    assertEquals(1, found.value(), 1e-12);
    assertEquals(4, found.evaluations());
    assertEquals(3, found.expansions());
  }
}
