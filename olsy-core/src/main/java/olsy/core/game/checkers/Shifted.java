package olsy.core.game.checkers;

import static java.lang.Long.rotateLeft;

import olsy.core.game.Side;

/**
 * Some squares, all moved by one step in each direction, as a side sees it: forward is up the board
 * for the first side, down for the second. What leaves the board is not cut off.
 */
record Shifted(long ahead4, long ahead5, long back4, long back5) {

  static Shifted of(long squares, Side side) {
    int four = side == Side.FIRST ? 4 : -4;
    int five = side == Side.FIRST ? 5 : -5;
    return new Shifted(
        rotateLeft(squares, four),
        rotateLeft(squares, five),
        rotateLeft(squares, -four),
        rotateLeft(squares, -five));
  }

  /** Squares next to at least one of the squares. */
  long any() {
    return ahead4 | ahead5 | back4 | back5;
  }

  /** Squares next to at least three of the squares. */
  long three() {
    return (ahead4 & ahead5 & (back4 | back5)) | (back4 & back5 & (ahead4 | ahead5));
  }

  /** Squares between two of the squares. */
  long between() {
    return (ahead4 & back4) | (ahead5 & back5);
  }
}
