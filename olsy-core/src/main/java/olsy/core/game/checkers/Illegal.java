package olsy.core.game.checkers;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import olsy.core.game.BoardShape;
import olsy.core.game.Side;

/**
 * Why a move is not legal, as players tell each other: the first of these that holds.
 *
 * <pre>
 * a number is no square; its begin is empty, or the other side's; there is a capture to make;
 * its end is taken; a man would go backward; the squares are no neighbours
 * </pre>
 */
record Illegal(EnglishCheckers game, Checkers position) {

  private static final int SQUARES = 32;

  /**
   * @param move squares with separators, that is none of the legal moves
   */
  String reason(String move) {
    List<String> written = Arrays.asList(move.split("[-xX]", -1));
    if (written.size() < 2 || !written.stream().allMatch(Illegal::isSquare)) {
      return "a move names two squares or more of 1 to " + SQUARES;
    }
    int from = Integer.parseInt(written.get(0));
    int to = Integer.parseInt(written.get(1));
    char mover = on(from);
    if (mover == '.') {
      return "square " + from + " is empty";
    }
    boolean isBlack = Character.toLowerCase(mover) == 'b';
    if (isBlack != (position.toMove() == Side.FIRST)) {
      return "the piece on " + from + " is " + (isBlack ? "Black's" : "White's");
    }
    if (position.canCapture()) {
      List<WrittenMove> legal = WrittenMove.all(position);
      return "you must capture "
          + legal.stream()
              .map(one -> one.text(legal))
              .distinct()
              .collect(Collectors.joining(" or "));
    }
    if (on(to) != '.') {
      return "square " + to + " is taken";
    }
    BoardShape.Square begin = square(from);
    BoardShape.Square end = square(to);
    int rows = end.row() - begin.row();
    boolean isForward = isBlack ? rows > 0 : rows < 0;
    if (!isForward && Character.isLowerCase(mover)) {
      return "a man moves forward only";
    }
    boolean isJump = Math.abs(rows) == 2 && Math.abs(end.column() - begin.column()) == 2;
    return isJump ? "there is nothing to capture" : "a step goes to the next square on a diagonal";
  }

  private static boolean isSquare(String number) {
    return number.matches("\\d{1,2}")
        && Integer.parseInt(number) >= 1
        && Integer.parseInt(number) <= SQUARES;
  }

  private char on(int number) {
    return game.squares(position).charAt(number - 1);
  }

  private static BoardShape.Square square(int number) {
    return EnglishCheckers.BOARD.squares().get(number - 1);
  }
}
