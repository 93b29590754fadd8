package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

class AlphaBetaTest {

  /** Russell and Norvig, Figure 6.5: two of the nine leaves are never evaluated. */
  @Test
  void leavesOutTwoLeavesOfTheWorkedTree() {
    SearchResult<Node> result =
        new AlphaBeta<Node>(new ModelValue<>(0)).search(WorkedTrees.RUSSELL_NORVIG, 2);
    assertEquals(3, result.value());
    assertSame(WorkedTrees.RUSSELL_NORVIG.successors()[0], result.choice());
    assertEquals(7, result.evaluations());
  }

  @Test
  void agreesWithMinimaxOnTrees() {
    for (int seed = 0; seed < 20_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(8);
      Node tree =
          new RandomNodes(0, random.nextBoolean(), 1 + random.nextInt(9), 0).tree(random, height);
      agrees(new ModelValue<>(0), tree, random.nextInt(height + 1), "tree of seed " + seed);
    }
  }

  @Test
  void agreesWithMinimaxOnTicTacToe() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe position = RandomPlay.walk(TicTacToe.START, random.nextInt(8), random);
      int salt = random.nextInt();
      agrees(
          (s, side) -> MStarOracle.noise(s, salt),
          position,
          random.nextInt(7),
          "tic-tac-toe of seed " + seed);
    }
  }

  @Test
  void agreesWithMinimaxOnCheckers() {
    EnglishCheckers game = new EnglishCheckers();
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(game.start(), random.nextInt(80), random);
      Evaluation<Checkers> evaluation =
          MStarOracle.checkersPlayer(game, random, 0).strategy().evaluation();
      agrees(evaluation, position, random.nextInt(6), "checkers of seed " + seed);
    }
  }

  private static <P extends Position<P>> void agrees(
      Evaluation<P> evaluation, P root, int depth, String what) {
    SearchResult<P> minimax = new Minimax<>(evaluation).search(root, depth);
    SearchResult<P> alphaBeta = new AlphaBeta<>(evaluation).search(root, depth);
    assertEquals(minimax.value(), alphaBeta.value(), 0, what);
    assertEquals(minimax.line(), alphaBeta.line(), what);
    assertTrue(alphaBeta.evaluations() <= minimax.evaluations(), what);
  }

  @Test
  void solvesTicTacToe() {
    SearchResult<TicTacToe> result =
        new AlphaBeta<TicTacToe>((s, side) -> 0).search(TicTacToe.START, 9);
    assertEquals(0, result.value());
    assertEquals(9 + 1, result.line().size());
  }

  /** Knuth and Moore: between b^⌊d/2⌋ + b^⌈d/2⌉ − 1 and b^d. */
  @Test
  void staysBetweenTheBoundsOfKnuthAndMoore() {
    for (int b = 1; b <= 4; b++) {
      for (int d = 0; d <= 7; d++) {
        RandomTree tree = RandomTrees.tree(b, d, 0, 17L * b + d);
        long evaluations =
            new AlphaBeta<RandomTree>(new ModelValue<>(0)).search(tree, d).evaluations();
        int half = d / 2;
        double least = Math.pow(b, half) + Math.pow(b, d - half) - 1;
        String where = "b " + b + ", d " + d + ": " + evaluations;
        assertTrue(least <= evaluations && evaluations <= Math.pow(b, d), where);
      }
    }
  }
}
