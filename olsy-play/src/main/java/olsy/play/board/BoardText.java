package olsy.play.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import olsy.core.game.BoardShape;
import olsy.core.game.Side;

/**
 * A board as lines of text, every square that pieces can stand on with its name. What the last move
 * changed stands in brackets. Without colours pieces are letters: discs would look black on one
 * terminal and white on another.
 *
 * @param coloured whether the reader's terminal has 256 colours
 * @param unicode whether it shows more than ASCII
 * @param columns of the terminal
 * @param rows of the terminal
 */
public record BoardText(boolean coloured, boolean unicode, int columns, int rows) {

  /** For a reader of whom nothing is known. */
  public static final BoardText PLAIN = new BoardText(false, false, 80, 24);

  /** A piece, and what keeps it from its neighbours. */
  private static final int BESIDE_NAME = 4;

  /** A piece, in a small board. */
  private static final int PIECE = 2;

  private static final int MARGIN = 2;

  /** What is said beside a board. */
  private static final int FURTHER_ROWS = 6;

  /** How a mark begins, and how it ends. */
  private record Brackets(String begin, String end, SquareColour colour) {}

  private static final Brackets NO_MARK = new Brackets(" ", " ", SquareColour.USUAL);
  private static final Brackets MOVED = new Brackets("[", "]", SquareColour.MOVED);
  private static final Brackets CAPTURED = new Brackets("(", ")", SquareColour.CAPTURED);

  /**
   * A board of which nothing is known but what stands on it.
   *
   * @param below the side whose pieces begin at the bottom
   */
  public List<String> lines(Board board, Side below) {
    return lines(board, below, LastMove.NONE);
  }

  /**
   * @param below the side whose pieces begin at the bottom
   */
  public List<String> lines(Board board, Side below, LastMove last) {
    if (board.drawings().containsKey(below)) {
      return board.drawings().get(below);
    }
    BoardShape shape = board.shape();
    boolean turned = below == Side.FIRST;
    int longest = shape.squares().stream().mapToInt(one -> one.name().length()).max().orElse(0);
    boolean isSmall = isSmall(shape, longest);
    int width = isSmall ? Math.max(longest, PIECE) + 1 : longest + BESIDE_NAME;
    String[][] cells = new String[shape.rows()][shape.columns()];
    for (String[] row : cells) {
      Arrays.fill(row, " ".repeat(width));
    }
    for (int i = 0; i < shape.squares().size(); i++) {
      BoardShape.Square square = shape.squares().get(i);
      int row = turned ? shape.rows() - 1 - square.row() : square.row();
      int column = turned ? shape.columns() - 1 - square.column() : square.column();
      String name = " ".repeat(longest - square.name().length()) + square.name();
      Brackets mark = mark(last, i + 1);
      cells[row][column] =
          isSmall
              ? small(name, board.at(i + 1), mark, width)
              : cell(name + mark.begin, board.at(i + 1), mark.end, mark);
    }
    String margin = " ".repeat(isSmall ? 0 : MARGIN);
    return Arrays.stream(cells)
        .map(row -> (margin + String.join("", row)).stripTrailing())
        .toList();
  }

  /** Boards of counts are never large. */
  private boolean isSmall(BoardShape shape, int longest) {
    return !shape.counts()
        && (columns <= MARGIN + shape.columns() * (longest + BESIDE_NAME)
            || rows < shape.rows() + FURTHER_ROWS);
  }

  private static Brackets mark(LastMove last, int number) {
    return last.captured().contains(number)
        ? CAPTURED
        : last.moved().contains(number) ? MOVED : NO_MARK;
  }

  /** A piece, or the name of the square where there is none. */
  private String small(String name, char piece, Brackets mark, int width) {
    String shown = piece == '.' ? name.strip() : piece(piece).strip();
    String begin = mark.begin + " ".repeat(width - 1 - shown.length());
    return piece == '.' ? cell(begin + shown, "", piece, mark) : cell(begin, shown, piece, mark);
  }

  private String cell(String name, char piece, String end, Brackets mark) {
    return cell(name, piece(piece) + end, piece, mark);
  }

  private String cell(String name, String shown, char piece, Brackets mark) {
    return coloured ? mark.colour.cell(name, shown, colour(piece)) : name + shown;
  }

  private static int colour(char piece) {
    return switch (Character.toLowerCase(piece)) {
      case 'b' -> SquareColour.BLACK;
      case 'w' -> SquareColour.WHITE;
      default -> SquareColour.NAME;
    };
  }

  /** What the signs mean. */
  public String legend(Board board, LastMove last) {
    String pieces = legend(board);
    boolean isMarked = board.drawings().isEmpty() && !last.isNone();
    return !isMarked
        ? pieces
        : pieces + "; [ ] the last move" + (last.captured().isEmpty() ? "" : ", ( ) captured");
  }

  private String legend(Board board) {
    if (!board.drawings().isEmpty()) {
      return "b black, w white";
    }
    BoardShape shape = board.shape();
    if (shape.counts()) {
      return "a number is what lies there";
    }
    boolean discs = coloured && unicode;
    String men = discs ? "● in their colours" : "b black, w white";
    String kings = discs ? ", kings ●K" : ", kings bK and wK";
    return shape.kings() ? men + kings : men;
  }

  private String piece(char piece) {
    if (BoardShape.isCount(piece)) {
      return String.format(Locale.ROOT, "%2d", BoardShape.number(piece));
    }
    boolean discs = coloured && unicode;
    String man =
        switch (Character.toLowerCase(piece)) {
          case 'b' -> discs ? "●" : "b";
          case 'w' -> discs ? "●" : "w";
          default -> discs ? "·" : ".";
        };
    return man + (Character.isUpperCase(piece) ? "K" : " ");
  }
}
