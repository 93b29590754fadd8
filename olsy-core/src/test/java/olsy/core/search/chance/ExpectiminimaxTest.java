package olsy.core.search.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

class ExpectiminimaxTest {

  private static final Expectiminimax<ChanceNode> SEARCH =
      new Expectiminimax<>(new ModelValue<>(0));

  /** A move, then dice, then a reply that changes nothing. */
  private static ChanceNode lottery(double likely, double unlikely) {
    return ChanceNode.chance(
        Side.SECOND, new double[] {.9, .1}, certain(likely), certain(unlikely));
  }

  private static ChanceNode certain(double value) {
    return ChanceNode.decision(
        Side.SECOND, ChanceNode.leaf(Side.FIRST, value), ChanceNode.leaf(Side.FIRST, value));
  }

  /** Russell and Norvig, Figure 6.12. */
  @Test
  void theScaleOfValuesMatters() {
    ChanceNode left = ChanceNode.decision(Side.FIRST, lottery(2, 3), lottery(1, 4));
    ChanceNode right = ChanceNode.decision(Side.FIRST, lottery(20, 30), lottery(1, 400));
    SearchResult<ChanceNode> small = SEARCH.search(left, 3);
    SearchResult<ChanceNode> large = SEARCH.search(right, 3);
    assertEquals(2.1, small.value(), 1e-12);
    assertSame(left.successors()[0], small.choice());
    assertEquals(40.9, large.value(), 1e-12);
    assertSame(right.successors()[1], large.choice());
    assertEquals(8, small.evaluations());
    assertEquals(7, small.expansions());
  }

  /** Exercise 6.7: x → ax + b with a > 0 chooses the same move. */
  @Test
  void aPositiveLinearTransformationChangesNoMove() {
    for (int seed = 0; seed < 1000; seed++) {
      ChanceNode tree =
          new RandomChanceNodes(false, false).tree(new SplittableRandom(seed), 1 + seed % 5);
      SearchResult<ChanceNode> found = SEARCH.search(tree, 9);
      double a = 1 + seed % 7;
      double b = seed % 11 - 5;
      SearchResult<ChanceNode> transformed =
          new Expectiminimax<ChanceNode>((s, side) -> a * s.value(0) + b).search(tree, 9);
      assertSame(found.choice(), transformed.choice(), "seed " + seed);
      assertEquals(a * found.value() + b, transformed.value(), 1e-9, "seed " + seed);
    }
  }

  @Test
  void nobodyChoosesWhereDiceDecide() {
    SearchResult<ChanceNode> found = SEARCH.search(lottery(2, 3), 3);
    assertNull(found.choice());
    assertEquals(-2.1, found.value() * -1, 1e-12);
  }

  @Test
  void isMinimaxWithoutChance() {
    for (int seed = 0; seed < 500; seed++) {
      Node tree = new RandomNodes(0, true, 5, 0).tree(new SplittableRandom(seed), seed % 6);
      SearchResult<Node> expected = new Minimax<Node>(new ModelValue<>(0)).search(tree, 6);
      SearchResult<Node> found = new Expectiminimax<Node>(new ModelValue<>(0)).search(tree, 6);
      assertEquals(expected.value(), found.value(), "seed " + seed);
      assertSame(expected.choice(), found.choice(), "seed " + seed);
      assertEquals(expected.evaluations(), found.evaluations(), "seed " + seed);
      assertEquals(expected.expansions(), found.expansions(), "seed " + seed);
    }
  }
}
