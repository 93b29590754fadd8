package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStar;
import org.junit.jupiter.api.Test;

class SumBoundsTest {

  private static final double ROUNDING = 1e-6;

  /** Figure 6 of the pruning paper: B₂¹ = B₂⁰ + 2·B₁⁰ = 3, and at node b the sum is 2.9. */
  @Test
  void growsAsInTheWorkedTree() {
    double[][] table = WorkedTrees.FIGURE_6_BOUNDS.table(1);
    assertEquals(3, table[1][2], ROUNDING);
    assertEquals(1, table[1][1], ROUNDING);
    double v2 = value(WorkedTrees.FIGURE_6, 2, 2, 1);
    double v1 = value(WorkedTrees.FIGURE_6, 1, 2, 1);
    assertEquals(10, v2);
    assertEquals(-7.1, v1);
    assertEquals(2.9, v2 + v1, ROUNDING);
  }

  @Test
  void growsOnlyWhereAModelMoves() {
    double[][] table = SumBounds.of(1, 1, 1).table(3);
    assertEquals(0, table[3][0]);
    for (double[] row : table) {
      assertEquals(1, row[1], ROUNDING, "the tail is zero-sum");
    }
    double[] second = {1, 1, 3, 3};
    double[] third = {1, 3, 3, 9};
    for (int height = 0; height <= 3; height++) {
      assertEquals(second[height], table[height][2], ROUNDING, "height " + height);
      assertEquals(third[height], table[height][3], ROUNDING, "height " + height);
    }
  }

  @Test
  void keepsZeroAndInfinity() {
    for (double[] row : SumBounds.of(0, 0).table(4)) {
      assertEquals(0, row[1] + row[2]);
    }
    for (double[] row : SumBounds.infinite(2).table(4)) {
      assertEquals(Double.POSITIVE_INFINITY, row[1]);
      assertEquals(Double.POSITIVE_INFINITY, row[2]);
    }
  }

  /** Lemma 3: |M^j(s) + M^(j−1)(s)| is within the bound at every node of a search. */
  @Test
  void holdsForTheValuesBackedUp() {
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = 1 + random.nextInt(3);
      int depth = random.nextInt(6);
      Node tree = new RandomNodes(level, random.nextBoolean(), 20, 3).tree(random, depth);
      double[][] table = RandomNodes.sumBounds(tree, level, depth).table(depth);
      holds(tree, depth, level, table, "seed " + seed);
    }
  }

  private static void holds(Node node, int height, int level, double[][] table, String where) {
    for (int j = 1; j <= level; j++) {
      double sum = value(node, j, level, height) + value(node, j - 1, level, height);
      assertTrue(Math.abs(sum) <= table[height][j], where + ", model " + j + ": " + sum);
    }
    if (height > 0) {
      for (Node successor : node.successors()) {
        holds(successor, height - 1, level, table, where);
      }
    }
  }

  /** M^j of a node in a search of the player M^level, who moves first. */
  private static double value(Node node, int model, int level, int height) {
    if (height == 0 || node.isTerminal()) {
      return node.value(model);
    }
    if (node.toMove() == ((level - model) % 2 == 0 ? Side.FIRST : Side.SECOND)) {
      return search(node, model, height).value();
    }
    if (model > 0) {
      return value(search(node, model - 1, height).choice(), model, level, height - 1);
    }
    double least = Double.POSITIVE_INFINITY;
    for (Node successor : node.successors()) {
      least = Math.min(least, value(successor, 0, level, height - 1));
    }
    return least;
  }

  private static SearchResult<Node> search(Node node, int level, int height) {
    return new MStar<>(RandomNodes.unbound(level).strategies()).search(node, height);
  }

  @Test
  void refusesBoundsBelowZero() {
    Exception refused = assertThrows(IllegalArgumentException.class, () -> SumBounds.of(1, -0.5));
    assertEquals("a sum-bound must be at least 0, found -0.5", refused.getMessage());
    assertThrows(IllegalArgumentException.class, () -> SumBounds.of(Double.NaN));
  }

  @Test
  void isMadeForOneHorizon() {
    Player<Node> player = RandomNodes.player(2, 9);
    assertEquals(4, SumBounds.tableFor(player, s -> SumBounds.of(1), WorkedTrees.C, 3).length);
    assertThrows(
        IllegalArgumentException.class,
        () -> SumBounds.tableFor(player, s -> SumBounds.of(1), WorkedTrees.C, 4));
  }
}
