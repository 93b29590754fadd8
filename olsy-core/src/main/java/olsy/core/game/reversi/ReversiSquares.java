package olsy.core.game.reversi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Sets of squares that features of reversi speak of, on a board of one size.
 *
 * @param corners a1 and the other three
 * @param diagonal X-squares: diagonally next to a corner
 * @param beside C-squares: next to a corner, on the edge
 * @param kinds together they are the board
 * @param axes rows, columns, and the two directions of diagonals
 */
record ReversiSquares(
    ReversiBoard board,
    long corners,
    long diagonal,
    long beside,
    Edges edges,
    List<Kind> kinds,
    List<Axis> axes) {

  /**
   * The edges of a board, corners included.
   *
   * @param rows the first and the last row
   * @param columns the first and the last column
   * @param lines all four
   */
  record Edges(long rows, long columns, List<Long> lines) {

    Edges {
      lines = List.copyOf(lines);
    }

    long squares() {
      return rows | columns;
    }
  }

  /**
   * Squares that are mirror images of each other.
   *
   * @param name of the one that is nearest to a1, or of that one to the right of the diagonal
   */
  record Kind(String name, long squares) {}

  /**
   * All lines in one direction.
   *
   * @param step bits from a square to the next on its line
   * @param lines each a set of squares
   * @param ends squares at which a line ends
   */
  record Axis(int step, List<Long> lines, long ends) {

    Axis {
      lines = List.copyOf(lines);
    }
  }

  private static final Map<ReversiBoard, ReversiSquares> BY_BOARD = byBoard();

  ReversiSquares {
    kinds = List.copyOf(kinds);
    axes = List.copyOf(axes);
  }

  static ReversiSquares of(ReversiBoard board) {
    return BY_BOARD.get(board);
  }

  private static Map<ReversiBoard, ReversiSquares> byBoard() {
    Map<ReversiBoard, ReversiSquares> all = new EnumMap<>(ReversiBoard.class);
    for (ReversiBoard board : ReversiBoard.values()) {
      all.put(board, made(board));
    }
    return Collections.unmodifiableMap(all);
  }

  private static ReversiSquares made(ReversiBoard board) {
    return new ReversiSquares(
        board,
        mirrored(board, 0, 0),
        mirrored(board, 1, 1),
        mirrored(board, 1, 0),
        edges(board),
        kinds(board),
        List.of(axis(board, 1, 0), axis(board, 0, 1), axis(board, 1, 1), axis(board, -1, 1)));
  }

  private static Edges edges(ReversiBoard board) {
    int last = board.size() - 1;
    long top = 0;
    long left = 0;
    for (int n = 0; n <= last; n++) {
      top |= ReversiBoard.bit(n, 0);
      left |= ReversiBoard.bit(0, n);
    }
    long bottom = top << (ReversiBoard.ROW * last);
    long right = left << last;
    return new Edges(top | bottom, left | right, List.of(top, bottom, left, right));
  }

  private static List<Kind> kinds(ReversiBoard board) {
    List<Kind> kinds = new ArrayList<>();
    for (int row = 0; row < board.size() / 2; row++) {
      for (int column = row; column < board.size() / 2; column++) {
        String name = board.name(ReversiBoard.bit(column, row));
        kinds.add(new Kind(name, mirrored(board, column, row)));
      }
    }
    return kinds;
  }

  private static long mirrored(ReversiBoard board, int column, int row) {
    int last = board.size() - 1;
    long squares = 0;
    for (int c : new int[] {column, last - column}) {
      for (int r : new int[] {row, last - row}) {
        squares |= ReversiBoard.bit(c, r) | ReversiBoard.bit(r, c);
      }
    }
    return squares;
  }

  private static Axis axis(ReversiBoard board, int columns, int rows) {
    List<Long> lines = new ArrayList<>();
    long ends = 0;
    for (int number = 0; number < board.squareCount(); number++) {
      int column = number % board.size();
      int row = number / board.size();
      if (!isInside(board, column - columns, row - rows)) {
        long line = 0;
        long square = 0;
        while (isInside(board, column, row)) {
          square = ReversiBoard.bit(column, row);
          line |= square;
          column += columns;
          row += rows;
        }
        lines.add(line);
        ends |= square | board.square(number);
      }
    }
    return new Axis(ReversiBoard.ROW * rows + columns, lines, ends);
  }

  private static boolean isInside(ReversiBoard board, int column, int row) {
    return column >= 0 && column < board.size() && row >= 0 && row < board.size();
  }
}
