package olsy.play.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.core.game.Side;

/**
 * A board as lines of text, every dark square with its number.
 *
 * @param unicode whether the reader's terminal shows more than ASCII
 */
public record BoardText(boolean unicode) {

  private static final int ROWS = 8;
  private static final int IN_ROW = 4;
  private static final String LIGHT = " ".repeat(6);

  /**
   * @param below the side whose pieces begin at the bottom
   */
  public List<String> lines(Board board, Side below) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < IN_ROW; i++) {
        int square = IN_ROW * row + i;
        int number = below == Side.SECOND ? square + 1 : Board.SIZE - square;
        String dark = String.format(Locale.ROOT, "%2d %s ", number, piece(board.at(number)));
        line.append(row % 2 == 0 ? LIGHT + dark : dark + LIGHT);
      }
      lines.add("  " + line.toString().stripTrailing());
    }
    return lines;
  }

  /** What the signs mean. */
  public String legend() {
    return piece('b').strip()
        + " black, "
        + piece('w').strip()
        + " white, kings "
        + piece('B').strip()
        + " and "
        + piece('W').strip();
  }

  private String piece(char piece) {
    String man =
        switch (Character.toLowerCase(piece)) {
          case 'b' -> unicode ? "●" : "b";
          case 'w' -> unicode ? "○" : "w";
          default -> unicode ? "·" : ".";
        };
    return man + (Character.isUpperCase(piece) ? "K" : " ");
  }
}
