package olsy.core.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a game's board looks like to who sits at the second side: that side's pieces begin at the
 * bottom.
 *
 * @param kings whether there are kings beside men
 * @param squares those that pieces can stand on, in the order of {@link Game#squares}
 */
public record BoardShape(int rows, int columns, boolean kings, List<Square> squares) {

  /**
   * A square.
   *
   * @param name as moves are written with it
   * @param row from 0 at the top
   * @param column from 0 at the left
   */
  public record Square(String name, int row, int column) {}

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
