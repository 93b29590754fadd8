package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.minimax.Minimax;
import olsy.core.search.model.EpsilonResult.Candidate;
import org.junit.jupiter.api.Test;

class MEpsilonTest {

  private static final int TREES = 20_000;

  private static MEpsilon<Node> mEpsilon(Selection selection, double... errors) {
    List<Strategy<Node>> models = new ArrayList<>();
    for (int j = 0; j < errors.length; j++) {
      models.add(new Strategy<>(new ModelValue<>(j), RandomNodes.UNBOUND, errors[j]));
    }
    return new MEpsilon<>(models, selection);
  }

  private static EpsilonResult<Node> ranges(Node tree, int depth, double... errors) {
    return mEpsilon(Selection.MAXIMIN, errors).ranges(tree, depth, SearchBudget.unlimited());
  }

  @Test
  void findsTheRangesOfTheWorkedTreeWithErrorOne() {
    Node b = WorkedTrees.FIGURE_14.successors()[0];
    Node c = WorkedTrees.FIGURE_14.successors()[1];
    EpsilonResult<Node> opponent = ranges(b, 1, 1);
    assertEquals(new Range(9, 11), opponent.range());
    assertEquals(List.of(b.successors()[1], b.successors()[2]), opponent.moves(), "e and f");
    assertEquals(new Range(0, 5), ranges(WorkedTrees.player(b), 2, 1, 0).range());
    EpsilonResult<Node> result = ranges(WorkedTrees.FIGURE_14, 2, 1, 0);
    assertEquals(List.of(new Candidate<>(c, new Range(7, 9))), result.candidates());
    assertEquals(new Range(7, 9), result.range());
    SearchResult<Node> minimax =
        new Minimax<Node>((s, side) -> s.value(1)).search(WorkedTrees.FIGURE_14, 2);
    assertSame(c, minimax.choice(), "as minimax");
  }

  @Test
  void findsTheRangesOfTheWorkedTreeWithErrorOneHalf() {
    Node b = WorkedTrees.FIGURE_14.successors()[0];
    Node c = WorkedTrees.FIGURE_14.successors()[1];
    EpsilonResult<Node> opponent = ranges(b, 1, 0.5);
    assertEquals(List.of(b.successors()[2]), opponent.moves(), "f alone");
    assertEquals(new Range(9.5, 10.5), opponent.range());
    EpsilonResult<Node> result = ranges(WorkedTrees.FIGURE_14, 2, 0.5, 0);
    SearchResult<Node> mStar =
        new MStar<>(RandomNodes.unbound(1).strategies()).search(WorkedTrees.FIGURE_14, 2);
    assertEquals(List.of(c), result.moves());
    assertSame(c, mStar.choice(), "as M*");
    assertEquals(new Range(9, 9), result.range());
  }

  /**
   * Theorem 2: whatever functions M* is called with, as long as they are within the error bounds,
   * its value lies in the range and its move is among the moves.
   */
  @Test
  void includesWhatMStarFindsWithinTheErrorBounds() {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int height = random.nextInt(6);
      Node tree = new RandomNodes(level, true, 8, 30).tree(random, height);
      double[] errors = random.ints(level + 1, 0, 4).asDoubleStream().toArray();
      errors[level] = 0;
      EpsilonResult<Node> result = ranges(tree, height, errors);
      for (int i = 0; i < 3; i++) {
        List<Strategy<Node>> certain = new ArrayList<>();
        for (int j = 0; j <= level; j++) {
          certain.add(new Strategy<>(perturbed(j, (int) errors[j], random), 1000, 0));
        }
        SearchResult<Node> found = new MStar<>(certain).search(tree, height);
        assertTrue(
            result.range().low() <= found.value() && found.value() <= result.range().high(),
            "seed " + seed + ": " + found.value() + " outside " + result.range());
        assertTrue(
            found.choice() == null || result.moves().contains(found.choice()), "seed " + seed);
      }
    }
  }

  /** f_j with an error of its own at every node. */
  private static Evaluation<Node> perturbed(int model, int error, SplittableRandom random) {
    IdentityHashMap<Node, Integer> errors = new IdentityHashMap<>();
    return (s, side) ->
        s.value(model) + errors.computeIfAbsent(s, node -> random.nextInt(-error, error + 1));
  }

  @Test
  void isMStarWithoutErrorsAndTies() {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int height = random.nextInt(6);
      Node tree = new RandomNodes(level, false, 100, 300).tree(random, height);
      int[] depths = random.ints(level + 1, 1, 5).toArray();
      List<Strategy<Node>> models = RandomNodes.player(depths).strategies();
      SearchResult<Node> mStar = new MStar<>(models).search(tree, height);
      EpsilonResult<Node> result =
          new MEpsilon<>(models, Selection.MAXIMIN).ranges(tree, height, SearchBudget.unlimited());
      assertEquals(new Range(mStar.value(), mStar.value()), result.range(), "seed " + seed);
      assertEquals(
          mStar.choice() == null ? List.of() : List.of(mStar.choice()),
          result.moves(),
          "seed " + seed);
      assertEquals(mStar.evaluations(), result.evaluations(), "seed " + seed);
      assertEquals(mStar.expansions(), result.expansions(), "seed " + seed);
    }
  }

  @Test
  void assumesTheWorstOfTiedRepliesWithoutErrors() {
    Node b = WorkedTrees.opponent(WorkedTrees.leaf(5, 1), WorkedTrees.leaf(2, 1));
    EpsilonResult<Node> result = ranges(WorkedTrees.player(b), 2, 0, 0);
    assertEquals(new Range(2, 5), result.range());
  }

  @Test
  void isMinimaxUnderMaximinWhereNothingIsKnownOfTheModel() {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(6);
      Node tree = new RandomNodes(1, random.nextBoolean(), 5, 20).tree(random, height);
      SearchResult<Node> minimax = new Minimax<Node>((s, side) -> s.value(1)).search(tree, height);
      SearchResult<Node> found =
          mEpsilon(Selection.MAXIMIN, Double.POSITIVE_INFINITY, 0).search(tree, height);
      assertEquals(minimax.value(), found.value(), 0, "seed " + seed);
      assertSame(minimax.choice(), found.choice(), "seed " + seed);
    }
  }

  /** Won and lost games carry no error. */
  @Test
  void isMinimaxUnderMaximinWhereGamesEnd() {
    for (int seed = 0; seed < 500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe position = RandomPlay.walk(TicTacToe.START, 2 + random.nextInt(6), random);
      int depth = random.nextInt(5);
      int salt = random.nextInt();
      Evaluation<TicTacToe> own = (s, side) -> MStarOracle.noise(s, salt);
      List<Strategy<TicTacToe>> models =
          List.of(
              new Strategy<>((s, side) -> 0, 9, Double.POSITIVE_INFINITY),
              new Strategy<>(own, 9, 0));
      SearchResult<TicTacToe> minimax = new Minimax<>(own).search(position, depth);
      SearchResult<TicTacToe> found =
          new MEpsilon<>(models, Selection.MAXIMIN).search(position, depth);
      assertEquals(minimax.value(), found.value(), 0, "seed " + seed);
      assertEquals(minimax.choice(), found.choice(), "seed " + seed);
    }
  }

  @Test
  void selectsByTheWorstOrTheBestCase() {
    Node safe = WorkedTrees.opponent(WorkedTrees.leaf(4, 1), WorkedTrees.leaf(3, 1));
    Node bold = WorkedTrees.opponent(WorkedTrees.leaf(9, 1), WorkedTrees.leaf(0, 1));
    Node tree = WorkedTrees.player(bold, safe);
    SearchResult<Node> maximin = mEpsilon(Selection.MAXIMIN, 0, 0).search(tree, 2);
    assertSame(safe, maximin.choice());
    assertEquals(3, maximin.value());
    SearchResult<Node> maximax = mEpsilon(Selection.MAXIMAX, 0, 0).search(tree, 2);
    assertSame(bold, maximax.choice());
    assertEquals(9, maximax.value());
    assertEquals(List.of(bold, safe), ranges(tree, 2, 0, 0).moves(), "in the game's order");
  }

  /** The tail below model 0 is −f₀ ± ε₀. */
  @Test
  void givesTheTailTheErrorOfItsModel() {
    Node b = WorkedTrees.opponent(WorkedTrees.leaf(5), WorkedTrees.leaf(3));
    assertEquals(new Range(3, 3), ranges(WorkedTrees.player(b), 2, 0).range());
    assertEquals(new Range(2, 6), ranges(WorkedTrees.player(b), 2, 1).range());
  }
}
