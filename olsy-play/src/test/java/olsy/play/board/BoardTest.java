package olsy.play.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Pattern CHANGE = Pattern.compile("(\\d+)(\\D)");

  private static Board board(String position) {
    return Board.of(GAME, GAME.position(position));
  }

  @Test
  void piecesStandWhereThePositionSays() {
    Board board = board("B:W18,K10:B12,K32");
    assertEquals(".........W.b.....w.............B", board.squares());
    assertEquals('W', board.at(10));
    assertEquals("bbbbbbbbbbbb........wwwwwwwwwwww", Board.of(GAME, GAME.start()).squares());
    assertEquals('w', board("W:W31:B").at(31));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void changesLeadFromEveryBoardToTheNext(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Checkers position = GAME.start();
    for (int ply = 0; ply < 150 && !position.isTerminal(); ply++) {
      Checkers next = RandomPlay.move(position, random);
      StringBuilder squares = new StringBuilder(Board.of(GAME, position).squares());
      String changes = Board.of(GAME, position).changes(Board.of(GAME, next));
      for (MatchResult change : CHANGE.matcher(changes).results().toList()) {
        squares.setCharAt(Integer.parseInt(change.group(1)) - 1, change.group(2).charAt(0));
      }
      assertEquals(Board.of(GAME, next).squares(), squares.toString(), "seed " + seed);
      position = next;
    }
  }

  @Test
  void textShowsTheBoardFromEitherSide() {
    Board board = board("B:W18,K10:B12,K32");
    List<String> white = BoardText.PLAIN.lines(board, Side.SECOND);
    assertEquals("         1 .         2 .         3 .         4 .", white.get(0));
    assertEquals("         9 .        10 wK       11 .        12 b", white.get(2));
    assertEquals("  29 .        30 .        31 .        32 bK", white.get(7));
    List<String> black = BoardText.PLAIN.lines(board, Side.FIRST);
    assertEquals("        32 bK       31 .        30 .        29 .", black.get(0));
    assertEquals("   4 .         3 .         2 .         1 .", black.get(7));
  }
}
