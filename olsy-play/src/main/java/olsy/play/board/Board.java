package olsy.play.board;

import olsy.core.game.BoardShape;
import olsy.core.game.Game;
import olsy.core.game.Position;

/**
 * What stands on the squares of a board.
 *
 * @param squares as {@link Game#squares} writes them
 */
public record Board(BoardShape shape, String squares) {

  public Board {
    boolean isWhole = squares.length() == shape.squares().size();
    if (!isWhole || !squares.chars().allMatch(on -> isKnown((char) on))) {
      throw new IllegalArgumentException(
          "expected "
              + shape.squares().size()
              + " squares, each one of .bwBW or a count, found "
              + squares);
    }
  }

  private static boolean isKnown(char on) {
    return ".bwBW".indexOf(on) >= 0 || BoardShape.isCount(on);
  }

  public static <P extends Position<P>> Board of(Game<P> game, P position) {
    return new Board(game.board(), game.squares(position));
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
