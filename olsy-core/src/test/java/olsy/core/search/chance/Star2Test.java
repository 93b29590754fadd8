package olsy.core.search.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchResult;
import org.junit.jupiter.api.Test;

class Star2Test {

  private static ChanceNode replies(double... values) {
    ChanceNode[] leaves = new ChanceNode[values.length];
    for (int i = 0; i < leaves.length; i++) {
      leaves[i] = ChanceNode.leaf(Side.FIRST, values[i]);
    }
    return ChanceNode.decision(Side.SECOND, leaves);
  }

  private static ChanceNode even(ChanceNode one, ChanceNode other) {
    return ChanceNode.chance(Side.SECOND, new double[] {.5, .5}, one, other);
  }

  @Test
  void findsWhatExpectiminimaxFinds() {
    StarOracle.check(Star2::new);
  }

  /**
   * The first move is worth (1 + 1) / 2. After the second, the first reply to each roll tells that
   * it is worth no more than 0, before any other reply is looked at.
   */
  @Test
  void looksAtOneReplyToEachRollFirst() {
    ChanceNode tree =
        ChanceNode.decision(
            Side.FIRST,
            even(replies(1, 2, 2), replies(2, 1, 2)),
            even(replies(0, 2, 2), replies(0, 2, 2)));
    ValueRange range = new ValueRange(-2, 2);
    SearchResult<ChanceNode> star1 =
        new Star1<ChanceNode>(new ModelValue<>(0), root -> range).search(tree, 4);
    SearchResult<ChanceNode> star2 =
        new Star2<ChanceNode>(new ModelValue<>(0), root -> range).search(tree, 4);
    assertEquals(1, star2.value(), 1e-12);
    assertEquals(6 + 4, star1.evaluations());
    assertEquals(6 + 2, star2.evaluations());
  }
}
