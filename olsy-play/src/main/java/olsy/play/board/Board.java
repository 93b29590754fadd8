package olsy.play.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.BoardShape;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * What stands on the squares of a board.
 *
 * @param squares as {@link Game#squares} writes them
 * @param drawings as {@link Game#drawing} makes them for each side; none where squares tell all
 */
public record Board(BoardShape shape, String squares, Map<Side, List<String>> drawings) {

  public Board {
    boolean isWhole = squares.length() == shape.squares().size();
    if (!isWhole || !squares.chars().allMatch(on -> isKnown((char) on))) {
      throw new IllegalArgumentException(
          "expected "
              + shape.squares().size()
              + " squares, each one of .bwBW or a count, found "
              + squares);
    }
    drawings = Map.copyOf(drawings);
  }

  /** One whose squares tell all. */
  public Board(BoardShape shape, String squares) {
    this(shape, squares, Map.of());
  }

  private static boolean isKnown(char on) {
    return ".bwBW".indexOf(on) >= 0 || BoardShape.isCount(on);
  }

  public static <P extends Position<P>> Board of(Game<P> game, P position) {
    Map<Side, List<String>> drawings = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      List<String> drawing = game.drawing(position, side);
      if (!drawing.isEmpty()) {
        drawings.put(side, drawing);
      }
    }
    return new Board(game.board(), game.squares(position), drawings);
  }

  /** What stands on the square of this number, from 1. */
  public char at(int number) {
    return squares.charAt(number - 1);
  }

  /** What is different on another board: {@code 11.15b}. */
  public String changes(Board next) {
    StringBuilder changes = new StringBuilder();
    for (int number = 1; number <= squares.length(); number++) {
      if (at(number) != next.at(number)) {
        changes.append(number).append(next.at(number));
      }
    }
    return changes.toString();
  }
}
