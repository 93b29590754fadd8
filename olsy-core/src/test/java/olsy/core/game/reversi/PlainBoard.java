package olsy.core.game.reversi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rules of Othello and what features speak of once more, square by square: slow and plain. */
final class PlainBoard {

  private static final int[][] DIRECTIONS = {
    {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}
  };

  private final char toMove;
  private final char[][] rows;

  PlainBoard(char toMove, char[][] rows) {
    this.toMove = toMove;
    this.rows = rows;
  }

  char toMove() {
    return toMove;
  }

  record Square(int row, int column) {

    Square next(int[] direction) {
      return new Square(row + direction[0], column + direction[1]);
    }

    String name() {
      return "" + (char) ('a' + column) + (row + 1);
    }
  }

  static PlainBoard of(String text) {
    return new PlainBoard(
        text.startsWith("B") ? 'b' : 'w',
        Arrays.stream(text.substring(2).split("/", -1))
            .map(String::toCharArray)
            .toArray(char[][]::new));
  }

  String text() {
    return (toMove == 'b' ? "B:" : "W:")
        + String.join("/", Arrays.stream(rows).map(String::new).toList());
  }

  static char rival(char side) {
    return side == 'b' ? 'w' : 'b';
  }

  int size() {
    return rows.length;
  }

  /** A blank outside of the board. */
  char at(Square square) {
    boolean inside =
        square.row >= 0 && square.row < size() && square.column >= 0 && square.column < size();
    return inside ? rows[square.row][square.column] : ' ';
  }

  List<Square> squares() {
    List<Square> squares = new ArrayList<>();
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        squares.add(new Square(row, column));
      }
    }
    return squares;
  }

  /** Discs that a side turns by a disc on a square. */
  List<Square> turned(char side, Square square) {
    List<Square> turned = new ArrayList<>();
    for (int[] direction : DIRECTIONS) {
      List<Square> run = new ArrayList<>();
      Square next = square.next(direction);
      while (at(next) == rival(side)) {
        run.add(next);
        next = next.next(direction);
      }
      if (at(next) == side) {
        turned.addAll(run);
      }
    }
    return turned;
  }

  List<Square> moves(char side) {
    return squares().stream()
        .filter(square -> at(square) == '.' && !turned(side, square).isEmpty())
        .toList();
  }

  List<String> successors() {
    if (moves(toMove).isEmpty()) {
      return moves(rival(toMove)).isEmpty()
          ? List.of()
          : List.of(new PlainBoard(rival(toMove), rows).text());
    }
    return moves(toMove).stream().map(this::after).toList();
  }

  private String after(Square square) {
    char[][] next = Arrays.stream(rows).map(char[]::clone).toArray(char[][]::new);
    next[square.row][square.column] = toMove;
    turned(toMove, square).forEach(one -> next[one.row][one.column] = toMove);
    return new PlainBoard(rival(toMove), next).text();
  }

  boolean isCorner(Square square) {
    return isOuter(square.row) && isOuter(square.column);
  }

  private boolean isOuter(int line) {
    return line == 0 || line == size() - 1;
  }

  boolean isEdge(Square square) {
    return isOuter(square.row) || isOuter(square.column);
  }

  List<Square> neighbours(Square square) {
    return Arrays.stream(DIRECTIONS).map(square::next).filter(one -> at(one) != ' ').toList();
  }

  List<Square> stable(char side) {
    List<Square> stable = new ArrayList<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Square square : squares()) {
        if (at(square) == side && !stable.contains(square) && isStable(square, stable)) {
          grows = stable.add(square);
        }
      }
    }
    return stable;
  }

  private boolean isStable(Square square, List<Square> stable) {
    for (int d = 0; d < 4; d++) {
      int[] there = DIRECTIONS[d];
      int[] back = DIRECTIONS[7 - d];
      boolean safe =
          at(square.next(there)) == ' '
              || at(square.next(back)) == ' '
              || stable.contains(square.next(there))
              || stable.contains(square.next(back))
              || (isFull(square, there) && isFull(square, back));
      if (!safe) {
        return false;
      }
    }
    return true;
  }

  private boolean isFull(Square square, int[] direction) {
    for (Square next = square; at(next) != ' '; next = next.next(direction)) {
      if (at(next) == '.') {
        return false;
      }
    }
    return true;
  }

  /** The edges as rows of squares, corners included. */
  List<List<Square>> edges() {
    int last = size() - 1;
    List<List<Square>> edges = new ArrayList<>();
    for (int line : new int[] {0, last}) {
      edges.add(squares().stream().filter(square -> square.row == line).toList());
      edges.add(squares().stream().filter(square -> square.column == line).toList());
    }
    return edges;
  }
}
