package olsy.play.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class BoardTextTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final BoardText COLOURED = new BoardText(true, true, 80, 24);
  private static final BoardText SMALL = new BoardText(false, false, 40, 24);

  /** Below it Black, who has captured. */
  private final Checkers before = GAME.position("B:W18,K30:B15,1");

  private final Checkers after = GAME.successor(before, "15x22");
  private final LastMove capture =
      LastMove.of(Board.of(GAME, before), Board.of(GAME, after), Side.FIRST);

  private List<String> shown(BoardText text) {
    return text.lines(Board.of(GAME, after), Side.SECOND, capture);
  }

  @Test
  void whatTheLastMoveChangedStandsInBrackets() {
    String board = String.join("\n", shown(BoardText.PLAIN));
    assertTrue(board.contains("15[. ]") && board.contains("22[b ]"), board);
    assertTrue(board.contains("18(. )") && board.contains("30 wK"), board);
    assertEquals(
        "b black, w white, kings bK and wK; [ ] the last move, ( ) captured",
        BoardText.PLAIN.legend(Board.of(GAME, after), capture));
    assertEquals(
        "b black, w white, kings bK and wK",
        BoardText.PLAIN.legend(Board.of(GAME, after), LastMove.NONE));
  }

  @Test
  void coloursAreAddedToTheSameText() {
    List<String> plain =
        new BoardText(true, false, 80, 24).lines(Board.of(GAME, after), Side.SECOND, capture);
    for (int i = 0; i < plain.size(); i++) {
      assertEquals(
          shown(BoardText.PLAIN).get(i),
          plain.get(i).replaceAll("\u001b\\[[\\d;]*m", "").stripTrailing());
    }
    String discs = String.join("\n", shown(COLOURED));
    assertTrue(discs.contains("\u001b[1;38;5;16m● ]"), discs);
    assertTrue(discs.contains("\u001b[1;38;5;231m●K "), discs);
    assertFalse(discs.contains("b "), discs);
  }

  /** What stands on a square can be told from it, whatever is around the board. */
  @Test
  void piecesStandOutFromTheirSquares() {
    for (SquareColour square : SquareColour.values()) {
      for (int colour : List.of(SquareColour.BLACK, SquareColour.WHITE, SquareColour.NAME)) {
        double contrast = contrast(luminance(colour), luminance(square.background()));
        assertTrue(contrast >= 3, square + " " + colour + ": " + contrast);
      }
    }
  }

  /** WCAG 2.1. */
  private static double contrast(double a, double b) {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** Of one of the 256 colours: a cube of 6 by 6 by 6, and 24 greys. */
  private static double luminance(int colour) {
    int grey = 8 + 10 * (colour - 232);
    int cube = colour - 16;
    return colour >= 232
        ? luminance(grey, grey, grey)
        : luminance(level(cube / 36), level(cube / 6 % 6), level(cube % 6));
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static double luminance(int red, int green, int blue) {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  @Test
  void aSmallTerminalSeesNamesWhereNothingStands() {
    List<String> board = shown(SMALL);
    assertEquals(8, board.size());
    assertEquals("     b     2     3     4", board.get(0));
    String all = String.join("\n", board);
    assertTrue(all.contains("[15") && all.contains("[ b") && all.contains("(18"), all);
    assertTrue(board.stream().allMatch(line -> line.length() < 40), all);
    assertEquals(
        board,
        new BoardText(false, false, 80, 12).lines(Board.of(GAME, after), Side.SECOND, capture));
  }

  @Test
  void boardsOfAllGamesFitTheUsualTerminal() {
    for (Game<?> game : Games.all()) {
      fits(game);
    }
  }

  private static <P extends Position<P>> void fits(Game<P> game) {
    for (String line : BoardText.PLAIN.lines(Board.of(game, game.start()), Side.FIRST)) {
      assertTrue(line.length() < 80, game.name() + ": " + line);
    }
  }
}
