package olsy.core.game.foursquare;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A position of the four-square game (Russell and Norvig, exercise 6.3): two tokens on a row of
 * squares.
 *
 * <pre>
 * A begins on square 1 and moves first, B begins on the last one
 * move  to the next square on either side; where the other token stands there, over it to the square behind
 * end   A has won on the last square, B on square 1
 * </pre>
 *
 * Successors: to the lower square, then to the higher one.
 *
 * @param size number of squares
 * @param a the square of A, who is the first side
 * @param b the square of B
 */
record FourSquare(int size, int a, int b, Side toMove) implements Position<FourSquare> {

  FourSquare {
    assert a >= 1 && a <= size && b >= 1 && b <= size && a != b;
  }

  static FourSquare start(int size) {
    return new FourSquare(size, 1, size, Side.FIRST);
  }

  /** The square of a side's token. */
  int square(Side side) {
    return side == Side.FIRST ? a : b;
  }

  @Override
  public FourSquare[] successors() {
    if (isTerminal()) {
      return new FourSquare[0];
    }
    int down = target(-1);
    int up = target(1);
    if (down == 0) {
      return new FourSquare[] {to(up)};
    }
    return up == 0 ? new FourSquare[] {to(down)} : new FourSquare[] {to(down), to(up)};
  }

  /** The square that the token to move reaches in a direction; 0 for none. */
  private int target(int step) {
    int next = square(toMove) + step;
    int square = next == square(toMove.other()) ? next + step : next;
    return square > size ? 0 : square;
  }

  private FourSquare to(int square) {
    return toMove == Side.FIRST
        ? new FourSquare(size, square, b, Side.SECOND)
        : new FourSquare(size, a, square, Side.FIRST);
  }

  @Override
  public boolean isTerminal() {
    return a == size || b == 1;
  }

  @Override
  public Outcome outcome() {
    return Outcome.winOf(a == size ? Side.FIRST : Side.SECOND);
  }

  @Override
  public long key() {
    long key = ((long) size * (size + 1) + a) * (size + 1) + b;
    return (2 * key + (toMove == Side.FIRST ? 0 : 1)) * 0x9E3779B97F4A7C15L;
  }

  /** Not the record's own, which differs from run to run with the identity of {@code toMove}. */
  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
