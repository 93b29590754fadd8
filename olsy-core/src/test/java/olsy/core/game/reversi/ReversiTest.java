package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiTest {

  private static final Reversi GAME = new Reversi();

  @ParameterizedTest
  @EnumSource
  void positionsAndMovesReadBack(ReversiBoard board) {
    Reversi game = new Reversi(board);
    int passes = 0;
    for (Othello position : RandomGames.positions(board, 30, 3)) {
      assertEquals(position, game.position(game.text(position)));
      assertEquals(position.hashCode(), game.position(game.text(position)).hashCode());
      for (Othello successor : position.successors()) {
        String move = game.move(position, successor);
        assertEquals(successor, game.successor(position, move));
        assertEquals(successor, game.successor(position, move.toUpperCase(Locale.ROOT)));
        passes += move.equals("pass") ? 1 : 0;
      }
    }
    assertTrue(passes > 0);
  }

  @Test
  void beginsAsBooksHaveIt() {
    assertEquals(
        "B:......../......../......../...wb.../...bw.../......../......../........",
        GAME.text(GAME.start()));
    assertEquals(
        List.of("d3", "c4", "f5", "e6"),
        Arrays.stream(GAME.start().successors())
            .map(successor -> GAME.move(GAME.start(), successor))
            .toList());
    assertEquals(
        "W:......../......../...b..../...bb.../...bw.../......../......../........",
        GAME.text(GAME.successor(GAME.start(), "d3")));
    assertEquals("d3", GAME.board().squares().get(19).name());
    assertEquals(2, GAME.board().squares().get(19).row());
  }

  @Test
  void otherBoardsHaveNamesOfTheirOwn() {
    assertEquals("reversi", GAME.name());
    assertEquals("reversi:6", new Reversi(ReversiBoard.SIX).name());
    assertEquals("reversi:6", new Reversi(ReversiBoard.SIX).gameType());
    assertEquals(ReversiBoard.SIX, ReversiBoard.ofSize(6));
    String message =
        assertThrows(IllegalArgumentException.class, () -> ReversiBoard.ofSize(7)).getMessage();
    assertEquals("expected a board of 4, 6, 8 rows, found 7", message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "B:",
        "B:bbbb/bbbb/bbbb/bbbb",
        "X:......../......../......../...wb.../...bw.../......../......../........"
      })
  void refusesWhatIsNoPosition(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> GAME.position(text)).getMessage();
    assertEquals(
        "expected B: or W: and 8 rows of 8 letters b, w or . with / between them, found \""
            + text
            + '"',
        message);
  }

  @ParameterizedTest
  @CsvSource({
    "i9, 'expected a square like d3, or pass, found \"i9\"'",
    "d4, 'illegal move d4 in"
        + " B:......../......../......../...wb.../...bw.../......../......../........, legal: d3 c4"
        + " f5 e6'",
    "pass, 'illegal move pass in"
        + " B:......../......../......../...wb.../...bw.../......../......../........, legal: d3 c4"
        + " f5 e6'",
  })
  void refusesMoves(String move, String sentence) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> GAME.successor(GAME.start(), move))
            .getMessage();
    assertEquals(sentence, message);
  }

  @Test
  void refusesWhatNoMoveLeadsTo() {
    assertThrows(IllegalArgumentException.class, () -> GAME.move(GAME.start(), GAME.start()));
  }

  @Test
  void poolsAreOfKnownFeatures() {
    for (ReversiBoard board : ReversiBoard.values()) {
      Reversi game = new Reversi(board);
      assertEquals(List.of("general", "rich", "squares"), List.copyOf(game.pools().keySet()));
      game.pools().values().forEach(pool -> game.features().requireKnown(pool));
      game.pools()
          .values()
          .forEach(pool -> assertEquals(pool.size(), pool.stream().distinct().count()));
      game.features().requireKnown(game.material().keySet());
    }
  }

  @Test
  void ordersHaveNames() {
    for (TieOrder<Othello> order : GAME.tieOrders()) {
      assertEquals(order, GAME.tieOrder(order.name()));
    }
    assertThrows(IllegalArgumentException.class, () -> GAME.tieOrder("sideways"));
  }
}
