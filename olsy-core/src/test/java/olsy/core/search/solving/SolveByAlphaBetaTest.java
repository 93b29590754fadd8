package olsy.core.search.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.kalah.PlainKalah;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveByAlphaBetaTest {

  private static final long MEMORY = 64 << 20;

  private static Solved<?> solved(String name) {
    return solved(Games.named(name));
  }

  private static <P extends Position<P>> Solved<P> solved(Game<P> game) {
    Solved<P> solution = Solver.of(game, MEMORY).solve(game.start(), SolverListener.NONE);
    requireLine(game, solution);
    return solution;
  }

  /** Every move of the line keeps the value, and the line ends with the game. */
  private static <P extends Position<P>> void requireLine(Game<P> game, Solved<P> solution) {
    P at = game.start();
    for (P next : solution.line()) {
      assertTrue(List.of(at.successors()).contains(next), game.text(next));
      at = next;
    }
    P end = at;
    assertTrue(end.isTerminal());
    int counted =
        game.resultCount()
            .map(count -> count.lead(end, Side.FIRST))
            .orElseGet(() -> new WonGames<P>().settled(end));
    assertEquals(solution.value(), counted);
  }

  /** Houses 4 with 3 seeds, and 3 with 5 and 6, are in the table below. */
  @ParameterizedTest
  @CsvSource({"1, 6", "2, 6", "3, 4", "4, 2"})
  void agreesWithPlainMinimaxInKalah(int houses, int mostSeeds) {
    PlainKalah withEmpty = new PlainKalah(houses, true);
    PlainKalah without = new PlainKalah(houses, false);
    for (int seeds = 1; seeds <= mostSeeds; seeds++) {
      String name = "kalah:" + houses + "," + seeds;
      assertEquals(withEmpty.value(seeds), solved(name).value(), name);
      name += ",no-empty-capture";
      assertEquals(without.value(seeds), solved(name).value(), name);
    }
  }

  /**
   * Who wins, from the table of G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah, ICGA Journal
   * 23(3), 2000: rows of houses 1 to 4, seeds from 1.
   */
  @ParameterizedTest
  @CsvSource({"1, DLWLWD", "2, WLLLWW", "3, DWWWWL", "4, WWW"})
  void agreesWithThePublishedTable(int houses, String results) {
    for (int seeds = 1; seeds <= results.length(); seeds++) {
      int value = solved("kalah:" + houses + "," + seeds).value();
      char found = value > 0 ? 'W' : value < 0 ? 'L' : 'D';
      assertEquals(results.charAt(seeds - 1), found, houses + "," + seeds);
    }
  }

  @Test
  void ticTacToeIsADraw() {
    Solved<?> solution = solved("tictactoe");
    assertEquals(0, solution.value());
    assertEquals(9, solution.line().size());
  }

  @Test
  void aGameThatIsOverHasItsValue() {
    assertEquals(2, ended("kalah", "W:0,0,0,0,0,0,23/0,0,0,0,0,0,25"));
    assertEquals(-1, ended("tictactoe", "O:xxx/oo./..."));
  }

  private static int ended(String name, String position) {
    return ended(Games.named(name), position);
  }

  private static <P extends Position<P>> int ended(Game<P> game, String position) {
    Solved<P> solution =
        Solver.of(game, MEMORY).solve(game.position(position), SolverListener.NONE);
    assertTrue(solution.line().isEmpty());
    return solution.value();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kalah:3,6", "kalah:4,4"})
  void whatDoesNotFitIsRefused(String name) {
    SolverMemorySpent refused = assertThrows(SolverMemorySpent.class, () -> tight(name, 1));
    assertTrue(refused.getMessage().startsWith("more than "), refused.getMessage());
    assertFalse(solved(name).line().isEmpty());
  }

  private static void tight(String name, long bytes) {
    tight(Games.named(name), bytes);
  }

  private static <P extends Position<P>> void tight(Game<P> game, long bytes) {
    P far = game.start();
    Solver<P> solver = Solver.of(game, bytes);
    solver.solve(far, SolverListener.NONE);
    throw new AssertionError("solved with " + bytes + " bytes");
  }
}
