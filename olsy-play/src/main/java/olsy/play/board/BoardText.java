package olsy.play.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import olsy.core.game.BoardShape;
import olsy.core.game.Side;

/**
 * A board as lines of text, every square that pieces can stand on with its name.
 *
 * @param unicode whether the reader's terminal shows more than ASCII
 */
public record BoardText(boolean unicode) {

  /** A piece, and what keeps it from its neighbours. */
  private static final int BESIDE_NAME = 4;

  /**
   * @param below the side whose pieces begin at the bottom
   */
  public List<String> lines(Board board, Side below) {
    if (board.drawings().containsKey(below)) {
      return board.drawings().get(below);
    }
    BoardShape shape = board.shape();
    boolean turned = below == Side.FIRST;
    int longest = shape.squares().stream().mapToInt(one -> one.name().length()).max().orElse(0);
    String[][] cells = new String[shape.rows()][shape.columns()];
    for (String[] row : cells) {
      Arrays.fill(row, " ".repeat(longest + BESIDE_NAME));
    }
    for (int i = 0; i < shape.squares().size(); i++) {
      BoardShape.Square square = shape.squares().get(i);
      String name = " ".repeat(longest - square.name().length()) + square.name();
      int row = turned ? shape.rows() - 1 - square.row() : square.row();
      int column = turned ? shape.columns() - 1 - square.column() : square.column();
      cells[row][column] = name + " " + piece(board.at(i + 1)) + " ";
    }
    return Arrays.stream(cells).map(row -> "  " + String.join("", row).stripTrailing()).toList();
  }

  /** What the signs mean. */
  public String legend(Board board) {
    if (!board.drawings().isEmpty()) {
      return "b black, w white";
    }
    BoardShape shape = board.shape();
    if (shape.counts()) {
      return "a number is what lies there";
    }
    String men = piece('b').strip() + " black, " + piece('w').strip() + " white";
    return shape.kings()
        ? men + ", kings " + piece('B').strip() + " and " + piece('W').strip()
        : men;
  }

  private String piece(char piece) {
    if (BoardShape.isCount(piece)) {
      return String.format(Locale.ROOT, "%2d", BoardShape.number(piece));
    }
    String man =
        switch (Character.toLowerCase(piece)) {
          case 'b' -> unicode ? "●" : "b";
          case 'w' -> unicode ? "○" : "w";
          default -> unicode ? "·" : ".";
        };
    return man + (Character.isUpperCase(piece) ? "K" : " ");
  }
}
