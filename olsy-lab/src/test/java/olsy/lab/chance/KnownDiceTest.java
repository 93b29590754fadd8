package olsy.lab.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.chance.Expectiminimax;
import org.junit.jupiter.api.Test;

class KnownDiceTest {

  private static ChanceNode coin(double heads, double tails) {
    return ChanceNode.chance(
        Side.SECOND,
        new double[] {.5, .5},
        ChanceNode.leaf(Side.SECOND, heads),
        ChanceNode.leaf(Side.SECOND, tails));
  }

  /** The tree of data/trees/russell-norvig-exercise-6.8.jsonl: a guess looks like a sure thing. */
  @Test
  void believesThatAGuessIsSure() {
    ChanceNode guess =
        ChanceNode.decision(
            Side.SECOND, ChanceNode.decision(Side.FIRST, coin(3, -10), coin(-10, 3)));
    ChanceNode root = ChanceNode.decision(Side.FIRST, ChanceNode.leaf(Side.SECOND, 1), guess);
    SearchResult<ChanceNode> misled =
        new KnownDice<ChanceNode>(new ModelValue<>(0), 50, 1)
            .search(root, 9, SearchBudget.unlimited());
    assertEquals(guess, misled.choice());
    assertEquals(3, misled.value());
    SearchResult<ChanceNode> right =
        new Expectiminimax<ChanceNode>(new ModelValue<>(0)).search(root, 9);
    assertEquals(root.successors()[0], right.choice());
    assertEquals(1, right.value());
  }
}
