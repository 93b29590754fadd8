package olsy.core.game;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a game's board looks like to who sits at the second side: that side's pieces begin at the
 * bottom.
 *
 * @param kings whether there are kings beside men
 * @param counts whether there are counts on the squares instead of men
 * @param squares those that pieces can stand on, in the order of {@link Game#squares}
 */
public record BoardShape(
    int rows, int columns, boolean kings, boolean counts, List<Square> squares) {

  /** Counts are written as letters of the private use area, one letter each. */
  private static final char NONE = '\uE000';

  private static final char MOST = '\uF8FF';

  /**
   * A square.
   *
   * @param name as moves are written with it
   * @param row from 0 at the top
   * @param column from 0 at the left
   */
  public record Square(String name, int row, int column) {}

  /** With men on it. */
  public BoardShape(int rows, int columns, boolean kings, List<Square> squares) {
    this(rows, columns, kings, false, squares);
  }

  /** A board that has a number of seeds on each square. */
  public static BoardShape counted(int rows, int columns, List<Square> squares) {
    return new BoardShape(rows, columns, false, true, squares);
  }

  /** What {@link Game#squares} writes for a number on a square. */
  public static char count(int number) {
    if (number < 0 || number > MOST - NONE) {
      throw new IllegalArgumentException("expected a count, found " + number);
    }
    return (char) (NONE + number);
  }

  /**
   * What keeps a move from being made that is the name of a square: a piece that stands there, or
   * that nothing lies there.
   *
   * @param standing as {@link Game#squares} writes it
   */
  Optional<String> occupied(String standing, String move) {
    for (int i = 0; i < squares.size(); i++) {
      if (squares.get(i).name().equals(move)) {
        char on = standing.charAt(i);
        return isCount(on)
            ? Optional.of("nothing lies on " + move).filter(none -> number(on) == 0)
            : Optional.of("square " + move + " is taken").filter(taken -> on != '.');
      }
    }
    return Optional.empty();
  }

  /** Whether something on a square is a number. */
  public static boolean isCount(char written) {
    return written >= NONE && written <= MOST;
  }

  /** The number that is on a square. */
  public static int number(char count) {
    return count - NONE;
  }

  public BoardShape {
    squares = List.copyOf(squares);
    Set<String> names = new HashSet<>();
    Set<List<Integer>> places = new HashSet<>();
    for (Square square : squares) {
      boolean inside =
          square.row >= 0 && square.row < rows && square.column >= 0 && square.column < columns;
      if (!inside || !names.add(square.name) || !places.add(List.of(square.row, square.column))) {
        throw new IllegalArgumentException(
            "expected different squares on "
                + rows
                + " rows of "
                + columns
                + " columns, found "
                + square);
      }
    }
  }
}
