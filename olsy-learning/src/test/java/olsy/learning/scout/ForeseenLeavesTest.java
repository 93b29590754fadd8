package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.MStar;
import org.junit.jupiter.api.Test;

/** The definition of M* is the oracle. */
class ForeseenLeavesTest {

  @Test
  void theGreatestLeafIsTheValueOfMStar() {
    int different = 0;
    for (int seed = 0; seed < 150; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers root = RandomPlay.walk(Checkers.START, 6 + random.nextInt(60), random);
      int depth = 1 + random.nextInt(4);
      Player<Checkers> model =
          Player.zeroLevel(MadeGames.strategy(1 + random.nextInt(4), MadeGames.drawn(random)));
      if (random.nextBoolean()) {
        model =
            new Player<>(MadeGames.strategy(1 + random.nextInt(4), MadeGames.drawn(random)), model);
      }
      if (!root.isTerminal()) {
        Strategy<Checkers> own = MadeGames.strategy(depth, MadeGames.drawn(random));
        different += agrees(root, own, model, "seed " + seed);
      }
    }
    assertTrue(different > 10, different + " decisions that minimax makes otherwise");
  }

  @Test
  void endsOfGamesAreLeaves() {
    for (int seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe root = RandomPlay.walk(TicTacToe.START, random.nextInt(9), random);
      if (!root.isTerminal()) {
        Strategy<TicTacToe> own = ticTacToe(random, 1 + random.nextInt(6));
        agrees(root, own, Player.zeroLevel(ticTacToe(random, 1 + random.nextInt(6))), "" + seed);
      }
    }
  }

  private static Strategy<TicTacToe> ticTacToe(SplittableRandom random, int depth) {
    int factor = random.nextInt(1, 1000);
    return new Strategy<>(
        (s, side) -> (s.hashCode() * factor & 0xff) * (side == Side.FIRST ? 1 : -1), depth, 0);
  }

  /** 1 where minimax would move otherwise. */
  private static <P extends Position<P>> int agrees(
      P root, Strategy<P> own, Player<P> model, String message) {
    SearchResult<P> expected =
        new MStar<>(new Player<>(own, model).strategies())
            .search(root, own.depth(), SearchBudget.unlimited());
    ForeseenLeaves<P> foreseen = new ForeseenLeaves<>(model);
    double best = Double.NEGATIVE_INFINITY;
    P choice = null;
    for (P successor : root.successors()) {
      double value = greatest(foreseen.behind(successor, own.depth()), root.toMove(), own);
      if (value > best) {
        best = value;
        choice = successor;
      }
    }
    assertEquals(expected.value(), best, message);
    assertEquals(expected.choice(), choice, message);
    SearchResult<P> plain =
        new MStar<>(List.of(own)).search(root, own.depth(), SearchBudget.unlimited());
    return plain.choice().equals(choice) ? 0 : 1;
  }

  private static <P extends Position<P>> double greatest(
      List<ForeseenLeaves.Leaf<P>> leaves, Side side, Strategy<P> own) {
    return leaves.stream()
        .mapToDouble(leaf -> Score.of(leaf.position(), side, leaf.ply(), own.evaluation()))
        .max()
        .orElseThrow();
  }

  /** The model is asked of a position once. */
  @Test
  void searchesOnce() {
    Evaluation<Checkers> function =
        MadeGames.strategy(3, MadeGames.drawn(new SplittableRandom(3))).evaluation();
    AtomicLong evaluations = new AtomicLong();
    Evaluation<Checkers> counting =
        (s, side) -> {
          evaluations.incrementAndGet();
          return function.value(s, side);
        };
    ForeseenLeaves<Checkers> foreseen =
        new ForeseenLeaves<>(Player.zeroLevel(new Strategy<>(counting, 3, 0)));
    Checkers successor = Checkers.START.successors()[0];
    List<ForeseenLeaves.Leaf<Checkers>> first = foreseen.behind(successor, 4);
    long once = evaluations.get();
    assertTrue(once > 0);
    assertEquals(first, foreseen.behind(successor, 4));
    assertEquals(once, evaluations.get());
  }
}
