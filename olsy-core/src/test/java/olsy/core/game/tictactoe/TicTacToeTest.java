package olsy.core.game.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {

  private static final TicTacToeGame GAME = new TicTacToeGame();

  /** 255,168 games: 131,184 won by X, 77,904 by O, 46,080 drawn. */
  @Test
  void gamesEndAsPublished() {
    Map<Outcome, Integer> ends = new EnumMap<>(Outcome.class);
    count(TicTacToe.START, ends);
    assertEquals(
        Map.of(Outcome.FIRST_WINS, 131_184, Outcome.SECOND_WINS, 77_904, Outcome.DRAW, 46_080),
        ends);
  }

  private static void count(TicTacToe s, Map<Outcome, Integer> ends) {
    if (s.isTerminal()) {
      ends.merge(s.outcome(), 1, Integer::sum);
    } else {
      for (TicTacToe next : s.successors()) {
        count(next, ends);
      }
    }
  }

  private static void reach(TicTacToe s, Set<TicTacToe> reached) {
    if (reached.add(s)) {
      for (TicTacToe next : s.successors()) {
        reach(next, reached);
      }
    }
  }

  /** Exercise 6.1: 3X2 + X1 − (3O2 + O1), counted from the text of all 5,478 positions. */
  @Test
  void theEvaluationIsTheExercises() {
    Set<TicTacToe> reached = new HashSet<>();
    reach(TicTacToe.START, reached);
    assertEquals(5478, reached.size());
    LinearEvaluation<TicTacToe> evaluation =
        LinearEvaluation.of(GAME.features(), GAME.material(), 1);
    for (TicTacToe s : reached) {
      String text = GAME.text(s);
      int expected =
          3 * lines(text, 'x', 2)
              + lines(text, 'x', 1)
              - 3 * lines(text, 'o', 2)
              - lines(text, 'o', 1);
      assertEquals(expected, evaluation.value(s, Side.FIRST), text);
      assertEquals(s, GAME.position(text));
    }
  }

  /** Rows, columns and diagonals with so many of a mark and none of the other. */
  private static int lines(String text, char mark, int marks) {
    String squares = text.substring(2).replace("/", "");
    int lines = 0;
    for (String line : "012 345 678 036 147 258 048 246".split(" ", -1)) {
      long own = line.chars().filter(at -> squares.charAt(at - '0') == mark).count();
      long empty = line.chars().filter(at -> squares.charAt(at - '0') == '.').count();
      lines += own == marks && empty == 3 - marks ? 1 : 0;
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"X:xo./.../..", "X:xx./.../...", "O:xxx/o../...", "X:xxx/ooo/..."})
  void refusesWhatIsNoPosition(String text) {
    assertThrows(IllegalArgumentException.class, () -> GAME.position(text));
  }
}
