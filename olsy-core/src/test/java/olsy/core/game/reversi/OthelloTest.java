package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Deeper counts are those of {@code perft.txt}, which GamesTest compares. */
class OthelloTest {

  @ParameterizedTest
  @EnumSource
  void successorsAreThoseOfThePlainBoard(ReversiBoard board) {
    Reversi game = new Reversi(board);
    int passes = 0;
    int finished = 0;
    for (Othello position : RandomGames.positions(board, 40, 5)) {
      List<String> expected = PlainBoard.of(game.text(position)).successors();
      List<String> found = Arrays.stream(position.successors()).map(game::text).toList();
      assertEquals(expected, found, game.text(position));
      assertEquals(expected.size(), position.successorCount());
      assertEquals(expected.isEmpty(), position.isTerminal());
      passes += position.moves() == 0 && !position.isTerminal() ? 1 : 0;
      finished += position.isTerminal() ? 1 : 0;
    }
    assertTrue(passes > 0, "no pass in these games");
    assertEquals(40, finished);
  }

  @Test
  void moreDiscsWin() {
    Reversi game = new Reversi(ReversiBoard.FOUR);
    assertEquals(Outcome.FIRST_WINS, game.position("W:bbbb/bbb./..../....").outcome());
    assertEquals(Outcome.SECOND_WINS, game.position("W:wwww/wwww/wwww/wwwb").outcome());
    assertEquals(Outcome.DRAW, game.position("B:bbbb/bbbb/wwww/wwww").outcome());
  }

  @Test
  void whoCannotMovePasses() {
    Reversi game = new Reversi(ReversiBoard.FOUR);
    Othello position = game.position("B:.bw./..../..../wb..");
    assertFalse(position.isTerminal());
    Othello black = game.position("B:.wwb/..../..../....");
    assertEquals("W:bbbb/..../..../....", game.text(black.successors()[0]));
    Othello stuck = game.position("W:.wwb/..../..../....");
    assertEquals(1, stuck.successorCount());
    assertEquals("B:.wwb/..../..../....", game.text(stuck.successors()[0]));
    assertEquals("pass", game.move(stuck, stuck.successors()[0]));
  }

  @Test
  void keysTellPositionsApart() {
    Map<Long, Othello> byKey = new HashMap<>();
    for (Othello position : RandomGames.positions(ReversiBoard.EIGHT, 100, 6)) {
      Othello before = byKey.putIfAbsent(position.key(), position);
      assertTrue(before == null || before.equals(position), () -> before + " and " + position);
      assertNotEquals(position.key(), position.afterPass().key());
    }
  }

  @Test
  void movesTurnDiscsOfTheOther() {
    Othello start = Othello.start(ReversiBoard.EIGHT);
    assertEquals(Side.FIRST, start.toMove());
    for (Othello next : start.successors()) {
      assertEquals(4, Long.bitCount(next.other()));
      assertEquals(1, Long.bitCount(next.own()));
      assertFalse(start.isReversible(next));
      assertEquals(Side.SECOND, next.toMove());
    }
  }
}
