package olsy.core.game.reversi;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A board of reversi as bits: square {@code a1}, at the top left, is bit 0, {@code b1} beside it
 * bit 1, {@code a2} below it bit 8, whatever the size. A smaller board is the corner at {@code a1}
 * of the largest.
 */
public enum ReversiBoard {
  FOUR(4),
  SIX(6),
  EIGHT(8);

  /** Bits from a square to the one below it. */
  static final int ROW = 8;

  private final int size;
  private final long squares;

  ReversiBoard(int size) {
    this.size = size;
    long all = 0;
    for (int row = 0; row < size; row++) {
      all |= ((1L << size) - 1) << (ROW * row);
    }
    this.squares = all;
  }

  /**
   * The board with so many rows.
   *
   * @throws IllegalArgumentException naming the sizes that are known
   */
  public static ReversiBoard ofSize(int size) {
    return Arrays.stream(values())
        .filter(board -> board.size == size)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected a board of "
                        + Arrays.stream(values())
                            .map(board -> String.valueOf(board.size))
                            .collect(Collectors.joining(", "))
                        + " rows, found "
                        + size));
  }

  /** Rows, and columns. */
  public int size() {
    return size;
  }

  /** All squares of the board. */
  long squares() {
    return squares;
  }

  int squareCount() {
    return size * size;
  }

  static long bit(int column, int row) {
    return 1L << (ROW * row + column);
  }

  /** The square with that number, counted from 0 row by row. */
  long square(int number) {
    return bit(number % size, number / size);
  }

  /** The number of a square, see {@link #square}. */
  int number(long square) {
    int bit = Long.numberOfTrailingZeros(square);
    return size * (bit / ROW) + bit % ROW;
  }

  /** {@code d3}: a letter for its column, a number for its row. */
  String name(long square) {
    int bit = Long.numberOfTrailingZeros(square);
    return "" + (char) ('a' + bit % ROW) + (bit / ROW + 1);
  }
}
