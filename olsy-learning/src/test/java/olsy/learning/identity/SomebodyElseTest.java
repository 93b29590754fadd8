package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.learning.example.DecidedGame;
import org.junit.jupiter.api.Test;

class SomebodyElseTest {

  private static final int KNOWN = 12;
  private static final int NEAREST = 8;

  /** Of games of a whim: the greatest L of those known, and that of somebody else. */
  private static double[] byKnownAndElse(long player, AtomicInteger told, int[] asked) {
    List<DecidedGame<TicTacToe>> games = Played.games(12, Played.whim(player), 1);
    Lineup<TicTacToe> lineup = new Lineup<>(Played.known(KNOWN), games, Slips.USUAL);
    double somebodyElse =
        Arrays.stream(
                new SomebodyElse<>(lineup, KNOWN, 0, Slips.USUAL, told::incrementAndGet).logs())
            .sum();
    asked[0] = (int) IntStream.range(0, KNOWN).filter(lineup::isDone).count();
    double best =
        IntStream.range(0, KNOWN).mapToDouble(k -> Slips.mean(lineup.logs(k))).max().orElseThrow();
    return new double[] {best, somebodyElse};
  }

  @Test
  void isLessProbableThanAKnownPlayerByItsGamesAndMoreByAStrangers() {
    AtomicInteger told = new AtomicInteger();
    int[] asked = new int[1];
    double[] known = byKnownAndElse(7, told, asked);
    assertTrue(known[0] > known[1] + 3, Arrays.toString(known));
    assertTrue(told.get() > 0, "it is told that players were asked");
    assertTrue(asked[0] >= NEAREST, "the nearest are asked of everything");
    double[] stranger = byKnownAndElse(99, told, asked);
    assertTrue(stranger[0] < stranger[1], Arrays.toString(stranger));
  }

  /** Whoever is generic is asked of everything as well. */
  @Test
  void isMadeOfGenericPlayersToo() {
    List<DecidedGame<TicTacToe>> games = Played.games(12, Played.whim(1), 1);
    Lineup<TicTacToe> lineup = new Lineup<>(Played.known(2), games, Slips.USUAL);
    double[] logs = new SomebodyElse<>(lineup, 1, 1, Slips.USUAL, () -> {}).logs();
    assertEquals(games.size(), logs.length);
    assertTrue(lineup.isDone(1));
    double alone =
        Arrays.stream(new SomebodyElse<>(lineup, 1, 0, Slips.USUAL, () -> {}).logs()).sum();
    assertTrue(Arrays.stream(logs).sum() > alone, "whim 1 has played them");
  }
}
