package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Score;
import olsy.core.game.Side;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import org.junit.jupiter.api.Test;

class MinimaxTest {

  /** Russell and Norvig, Figure 6.2: B, C and D are worth 3, 2 and 2. */
  @Test
  void findsTheValuesOfTheWorkedTree() {
    Minimax<Node> minimax = new Minimax<>(new ModelValue<>(0));
    SearchResult<Node> result = minimax.search(WorkedTrees.RUSSELL_NORVIG, 2);
    assertEquals(3, result.value());
    assertSame(WorkedTrees.RUSSELL_NORVIG.successors()[0], result.choice());
    assertEquals(3, result.dominant().value(0));
    assertEquals(9, result.evaluations());
    assertEquals(4, result.expansions());
    double[] values = {3, 2, 2};
    for (int i = 0; i < values.length; i++) {
      Node only = WorkedTrees.player(WorkedTrees.RUSSELL_NORVIG.successors()[i]);
      assertEquals(values[i], minimax.search(only, 2).value());
    }
  }

  /** Figure 4 of the report: a regular search with f₂ moves to b, worth 7. */
  @Test
  void movesToBOnTheTreeOfTheModels() {
    SearchResult<Node> result =
        new Minimax<Node>(new ModelValue<>(2)).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(7, result.value());
    assertSame(WorkedTrees.B, result.choice());
  }

  @Test
  void isTheGreatestOfTheLeastOnTrees() {
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(6);
      Node tree = new RandomNodes(0, random.nextBoolean(), 5, 0).tree(random, depth);
      SearchResult<Node> result = new Minimax<Node>(new ModelValue<>(0)).search(tree, depth);
      assertEquals(value(tree, depth, true), result.value(), 0, "seed " + seed);
      assertEquals(result.value(), result.dominant().value(0), 0, "seed " + seed);
    }
  }

  private static double value(Node node, int depth, boolean max) {
    if (depth == 0 || node.isTerminal()) {
      return node.value(0);
    }
    double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (Node successor : node.successors()) {
      double value = value(successor, depth - 1, !max);
      best = max ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @Test
  void prefersTheFirstOfEqualMoves() {
    Node tree = WorkedTrees.player(WorkedTrees.leaf(1), WorkedTrees.leaf(2), WorkedTrees.leaf(2));
    SearchResult<Node> result = new Minimax<Node>(new ModelValue<>(0)).search(tree, 1);
    assertSame(tree.successors()[1], result.choice());
  }

  @Test
  void winsAsSoonAsItCan() {
    TicTacToe twoInARow = new TicTacToe(0b000_000_011, 0b000_011_000, Side.FIRST);
    SearchResult<TicTacToe> result = new Minimax<TicTacToe>((s, side) -> 0).search(twoInARow, 5);
    assertEquals(Score.WIN - 1, result.value());
    assertEquals(0b000_000_111, result.choice().other());
  }

  @Test
  void hasNoChoiceWhereNothingFollows() {
    Node end = WorkedTrees.leaf(4);
    SearchResult<Node> result = new Minimax<Node>(new ModelValue<>(0)).search(end, 3);
    assertEquals(4, result.value());
    assertNull(result.choice());
    assertEquals(List.of(end), result.line());
  }
}
