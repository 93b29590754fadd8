package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

class MStarTest {

  private static SearchResult<Node> search(Node tree, int level, int depth) {
    return new MStar<>(RandomNodes.unbound(level).strategies()).search(tree, depth);
  }

  @Test
  void findsTheValueOfTheWorkedTree() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_2, 2, 3);
    assertEquals(10, result.value());
    assertSame(WorkedTrees.C, result.choice());
    assertSame(WorkedTrees.G, result.line().get(2));
    assertEquals(16, result.evaluations());
    assertEquals(9, result.expansions());
  }

  @Test
  void differsFromMinimaxOnTheWorkedTree() {
    SearchResult<Node> minimax =
        new Minimax<Node>((s, side) -> s.value(2)).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(7, minimax.value());
    assertSame(WorkedTrees.B, minimax.choice());
  }

  @Test
  void findsTheValuesStatedForTheInnerNodes() {
    Node d = WorkedTrees.B.successors()[0];
    Node e = WorkedTrees.E;
    assertEquals(8, search(only(WorkedTrees.B), 2, 3).value(), "b for the player");
    assertEquals(-6, search(WorkedTrees.opponent(d), 1, 2).value(), "d for the opponent");
    assertEquals(-6, search(WorkedTrees.B, 1, 2).value(), "b for the opponent");
    assertSame(d, search(WorkedTrees.B, 1, 2).choice());
    assertSame(d.successors()[0], search(d, 0, 1).choice(), "h");
    assertEquals(7, search(only(WorkedTrees.opponent(e)), 2, 3).value(), "e for the player");
    assertEquals(-8, search(WorkedTrees.opponent(e), 1, 2).value(), "e for the opponent");
    assertEquals(10, search(e, 0, 1).value(), "e for the opponent's model of the player");
    assertSame(e.successors()[0], search(e, 0, 1).choice(), "j");
    assertSame(WorkedTrees.G, search(WorkedTrees.C, 1, 2).choice());
    assertSame(WorkedTrees.G.successors()[1], search(WorkedTrees.G, 0, 1).choice(), "o");
  }

  /** A node where the player moves to the only successor. */
  private static Node only(Node successor) {
    return WorkedTrees.player(successor);
  }

  @Test
  void findsTheValueOfTheOneLevelTree() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_1, 1, 3);
    assertEquals(9, result.value());
    Node b = WorkedTrees.FIGURE_1.successors()[0];
    Node c = WorkedTrees.FIGURE_1.successors()[1];
    assertSame(b, result.choice());
    assertSame(b.successors()[1], result.line().get(2), "e");
    assertEquals(3, search(only(c), 1, 3).value());
  }

  /** Lemma 1 of the pruning paper: the recurrence and its closed form. */
  @Test
  void evaluatesAsOftenAsLemma1Says() {
    for (int level = 0; level <= 3; level++) {
      for (int b = 1; b <= 4; b++) {
        for (int d = 0; d <= 7; d++) {
          RandomTree tree = RandomTrees.tree(b, d, RandomTrees.RANGE, d);
          long evaluations =
              new MStar<>(RandomTrees.player(level).strategies()).search(tree, d).evaluations();
          assertEquals(lemma1(b, d), evaluations, "level " + level + ", b " + b + ", d " + d);
          double root = Math.sqrt(b * b + 4.0 * b);
          double closed =
              (Math.pow((b + root) / 2, d + 1) - Math.pow((b - root) / 2, d + 1)) / root;
          assertEquals(closed, (double) evaluations, 1e-6 * closed);
        }
      }
    }
  }

  private static long lemma1(int b, int d) {
    return d == 0 ? 1 : d == 1 ? b : b * (lemma1(b, d - 1) + lemma1(b, d - 2));
  }

  /** Lemma 2 of the report. */
  @Test
  void isWorthAtLeastMinimax() {
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = 1 + random.nextInt(3);
      int height = random.nextInt(6);
      Node tree =
          new RandomNodes(level, random.nextBoolean(), 5, Double.POSITIVE_INFINITY)
              .tree(random, height);
      int[] depths = random.ints(level + 1, 1, 6).toArray();
      Player<Node> player = RandomNodes.player(depths);
      double minimax = new Minimax<>(player.strategy().evaluation()).search(tree, height).value();
      double mStar = new MStar<>(player.strategies()).search(tree, height).value();
      assertTrue(minimax <= mStar, "seed " + seed + ": " + minimax + " > " + mStar);
    }
  }

  @Test
  void isMinimaxWhereTheModelIsTheOpposite() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(6);
      Node tree = new RandomNodes(2, false, 9, 0).tree(random, height);
      SearchResult<Node> minimax = new Minimax<Node>((s, side) -> s.value(2)).search(tree, height);
      SearchResult<Node> mStar = search(tree, 2, height);
      assertEquals(minimax.value(), mStar.value(), 0, "seed " + seed);
      assertEquals(minimax.line(), mStar.line(), "seed " + seed);
    }
  }
}
