package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.ResultCount;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DiscCountTest {

  @ParameterizedTest
  @EnumSource
  void theLeadAtTheEndIsWithinWhatIsOpen(ReversiBoard board) {
    ResultCount<Othello> count = new DiscCount(board);
    SplittableRandom random = new SplittableRandom(4);
    int narrow = 0;
    for (int n = 0; n < 40; n++) {
      List<Othello> game = RandomGames.game(board, random);
      Othello end = game.get(game.size() - 1);
      int lead = Long.bitCount(end.discs(Side.FIRST)) - Long.bitCount(end.discs(Side.SECOND));
      assertEquals(lead, count.lead(end, Side.FIRST));
      for (Othello position : game) {
        int open = count.open(position);
        assertTrue(Math.abs(lead - count.settled(position)) <= open, position.toString());
        narrow += open > 0 && open < board.squareCount() ? 1 : 0;
      }
    }
    assertTrue(narrow > 100, "bounds tell nothing: " + narrow);
  }

  @ParameterizedTest
  @EnumSource
  void mirrorImagesHaveTheSameRest(ReversiBoard board) {
    ResultCount<Othello> count = new DiscCount(board);
    Set<Long> rests = new HashSet<>();
    for (Othello next : Othello.start(board).successors()) {
      rests.add(count.rest(next));
    }
    assertEquals(1, rests.size());
    int half = board.size() / 2;
    Othello one = new Othello(1, ReversiBoard.bit(1, 0), Side.FIRST, board);
    Othello column = new Othello(1, ReversiBoard.bit(0, 1), Side.FIRST, board);
    int last = board.size() - 1;
    Othello turned =
        new Othello(
            ReversiBoard.bit(last, last), ReversiBoard.bit(last, last - 1), Side.FIRST, board);
    Othello other = new Othello(1, ReversiBoard.bit(1, half), Side.FIRST, board);
    assertEquals(count.rest(one), count.rest(column));
    assertEquals(count.rest(one), count.rest(turned));
    assertNotEquals(count.rest(one), count.rest(other));
    assertNotEquals(count.rest(one), count.rest(one.afterPass()));
  }

  @Test
  void countsDiscs() {
    assertEquals("discs", new DiscCount(ReversiBoard.SIX).what());
  }
}
