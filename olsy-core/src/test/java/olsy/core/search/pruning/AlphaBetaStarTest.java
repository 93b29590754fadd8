package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.model.MStar;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

class AlphaBetaStarTest {

  @Test
  void agreesWithMStarOnTrees() {
    MStarOracle.agreesOnTrees(AlphaBetaStar::new);
  }

  @Test
  void agreesWithMStarOnTicTacToe() {
    MStarOracle.agreesOnTicTacToe(AlphaBetaStar::new);
  }

  @Test
  void agreesWithMStarOnCheckers() {
    MStarOracle.agreesOnCheckers(AlphaBetaStar::new);
  }

  private static SearchResult<Node> search(Node tree, SumBounds bounds, int depth) {
    return new AlphaBetaStar<>(RandomNodes.unbound(bounds.level()), root -> bounds)
        .search(tree, depth);
  }

  @Test
  void needsNodeGWithoutBound() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_5_LEFT, SumBounds.infinite(1), 2);
    assertEquals(10, result.value());
    assertSame(WorkedTrees.FIGURE_5_LEFT.successors()[1], result.choice());
  }

  @Test
  void prunesNodeGUnderTheBound() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_5_RIGHT, WorkedTrees.FIGURE_5_BOUNDS, 2);
    SearchResult<Node> unpruned = search(WorkedTrees.FIGURE_5_RIGHT, SumBounds.infinite(1), 2);
    assertEquals(8, result.value());
    assertSame(WorkedTrees.FIGURE_5_RIGHT.successors()[0], result.choice());
    assertEquals(4, result.evaluations(), "d, e and f for the model, d for the player");
    assertEquals(6, unpruned.evaluations());
  }

  @Test
  void weighsBishopsAndKnights() {
    SearchResult<Node> left = search(WorkedTrees.FIGURE_16_LEFT, WorkedTrees.FIGURE_16_BOUNDS, 2);
    assertEquals(0, left.value());
    assertEquals(4, left.evaluations(), "node g is pruned");
    SearchResult<Node> right = search(WorkedTrees.FIGURE_16_RIGHT, WorkedTrees.FIGURE_16_BOUNDS, 2);
    assertEquals(0.2, right.value());
    assertSame(WorkedTrees.FIGURE_16_RIGHT.successors()[1], right.choice());
    SearchResult<Node> alphaBeta =
        new AlphaBeta<Node>((s, side) -> s.value(1)).search(WorkedTrees.FIGURE_16_RIGHT, 2);
    assertEquals(0, alphaBeta.value(), "αβ prunes node g");
    assertEquals(3, alphaBeta.evaluations(), "αβ prunes node g");
  }

  @Test
  void isAlphaBetaWhereAllBoundsAreZero() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int depth = random.nextInt(7);
      RandomTree tree = RandomTrees.tree(1 + random.nextInt(4), depth, 0, seed);
      Player<RandomTree> player = RandomTrees.player(level);
      SumBounds zero = RandomTrees.bounds(level, 0);
      assertEquals(
          new AlphaBeta<>(player.strategy().evaluation()).search(tree, depth),
          new AlphaBetaStar<>(player, root -> zero).search(tree, depth),
          "seed " + seed);
    }
  }

  @Test
  void isSimplePruningWhereAllBoundsAreInfinite() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int depth = random.nextInt(6);
      RandomTree tree =
          RandomTrees.tree(1 + random.nextInt(4), depth, Double.POSITIVE_INFINITY, seed);
      Player<RandomTree> player = RandomTrees.player(level);
      assertEquals(
          new SimplePruning<>(player.strategies()).search(tree, depth),
          new AlphaBetaStar<>(player, root -> SumBounds.infinite(level)).search(tree, depth),
          "seed " + seed);
    }
  }

  @Test
  void evaluatesNoMoreThanSimplePruning() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = 1 + random.nextInt(3);
      int depth = random.nextInt(7);
      double sumBound = RandomTrees.RANGE * random.nextDouble();
      RandomTree tree = RandomTrees.tree(1 + random.nextInt(4), depth, sumBound, seed);
      Player<RandomTree> player = RandomTrees.player(level);
      SumBounds bounds = RandomTrees.bounds(level, sumBound);
      long pruned = new AlphaBetaStar<>(player, root -> bounds).search(tree, depth).evaluations();
      long simple = new SimplePruning<>(player.strategies()).search(tree, depth).evaluations();
      assertTrue(pruned <= simple, "seed " + seed + ": " + pruned + " > " + simple);
    }
  }

  /** The pruning paper's experiment on a smaller scale. */
  @Test
  void branchesLessUnderTighterBounds() {
    double[] shares = {0, 0.05, 0.25, 1};
    double last = 0;
    for (double share : shares) {
      double sum = 0;
      for (int seed = 0; seed < 20; seed++) {
        double sumBound = share * RandomTrees.RANGE;
        RandomTree tree = RandomTrees.tree(4, 6, sumBound, seed);
        SumBounds bounds = RandomTrees.bounds(1, sumBound);
        long evaluations =
            new AlphaBetaStar<>(RandomTrees.player(1), root -> bounds)
                .search(tree, 6)
                .evaluations();
        sum += Math.pow((double) evaluations, 1.0 / 6);
      }
      double branching = sum / 20;
      assertTrue(branching > last, share + ": " + branching + " after " + last);
      assertTrue(branching > 2.6 && branching < 3.6, share + ": " + branching);
      last = branching;
    }
  }

  /** So far from zero, rounding makes the bounds exactly tight: they alone tell some values. */
  @Test
  void endsItsLineWhereItKnowsTheValueAlone() {
    double far = 1L << 40;
    int shorter = 0;
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 2 + random.nextInt(5);
      Node tree = new RandomNodes(1, true, 3, 1).tree(random, depth);
      Player<Node> player =
          RandomNodes.playerOf(
              List.of((s, side) -> s.value(0) - far, (s, side) -> s.value(1) + far));
      SumBounds bounds = RandomNodes.sumBounds(tree, 1, depth);
      SearchResult<Node> mStar = new MStar<>(player.strategies()).search(tree, depth);
      SearchResult<Node> result = new AlphaBetaStar<>(player, root -> bounds).search(tree, depth);
      assertEquals(mStar.value(), result.value(), 0, "seed " + seed);
      assertSame(mStar.choice(), result.choice(), "seed " + seed);
      int known = result.line().size();
      assertEquals(mStar.line().subList(0, known), result.line(), "seed " + seed);
      shorter += known < mStar.line().size() ? 1 : 0;
    }
    assertTrue(shorter > 0, "no line was shorter");
  }

  @Test
  void refusesModelsThatLookLessFar() {
    Search<Node> search =
        new AlphaBetaStar<>(RandomNodes.player(1, 3), root -> WorkedTrees.FIGURE_5_BOUNDS);
    assertEquals(8, search.search(WorkedTrees.FIGURE_5_RIGHT, 2).value());
    Exception refused =
        assertThrows(
            IllegalArgumentException.class, () -> search.search(WorkedTrees.FIGURE_5_RIGHT, 3));
    assertTrue(refused.getMessage().contains("3 plies"), refused.getMessage());
  }

  @Test
  void refusesBoundsOfAnotherLevel() {
    Search<Node> search =
        new AlphaBetaStar<>(RandomNodes.unbound(2), root -> WorkedTrees.FIGURE_5_BOUNDS);
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> search.search(WorkedTrees.FIGURE_2, 3));
    assertTrue(refused.getMessage().contains("level 2"), refused.getMessage());
    assertTrue(refused.getMessage().endsWith("found 1"), refused.getMessage());
  }
}
