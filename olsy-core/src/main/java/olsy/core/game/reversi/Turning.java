package olsy.core.game.reversi;

/**
 * What the rules of Othello are made of, on bits: where a disc may be put, and which discs it
 * turns.
 *
 * <pre>
 * moves   in each of eight directions at once for all discs: the runs of the other's discs next to own ones, doubled
 *         in length by each step (Kogge and Stone's adder), and the empty squares behind them
 * turned  from one square, along eight rays: upwards the carry of an addition runs through the other's discs to the
 *         first that is none, downwards the highest bit that is none is found by counting zeros
 * </pre>
 */
final class Turning {

  /** Without the first and the last column: rays sideways do not go round the board. */
  private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

  private static final int DIRECTIONS = 4;
  private static final int SIZE = 8;

  /** By square, then direction: all squares that way up to the edge; those with higher bits. */
  private static final long[] UP = new long[SIZE * SIZE * DIRECTIONS];

  /** Likewise, in the opposite directions. */
  private static final long[] DOWN = new long[SIZE * SIZE * DIRECTIONS];

  static {
    int[] columns = {1, -1, 0, 1};
    int[] rows = {0, 1, 1, 1};
    for (int square = 0; square < SIZE * SIZE; square++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        UP[square * DIRECTIONS + direction] = ray(square, columns[direction], rows[direction]);
        DOWN[square * DIRECTIONS + direction] = ray(square, -columns[direction], -rows[direction]);
      }
    }
  }

  private Turning() {}

  private static long ray(int square, int columns, int rows) {
    long ray = 0;
    int column = square % SIZE + columns;
    int row = square / SIZE + rows;
    while (column >= 0 && column < SIZE && row >= 0 && row < SIZE) {
      ray |= ReversiBoard.bit(column, row);
      column += columns;
      row += rows;
    }
    return ray;
  }

  /** Squares behind a run of the other's discs that begins at an own one; some are not empty. */
  static long behindRuns(long own, long other) {
    long inner = other & INNER_COLUMNS;

    long left = inner & (own << 1);
    long right = inner & (own >>> 1);
    left |= inner & (left << 1);
    right |= inner & (right >>> 1);
    long leftPairs = inner & (inner << 1);
    long rightPairs = leftPairs >>> 1;
    left |= leftPairs & (left << 2);
    right |= rightPairs & (right >>> 2);
    left |= leftPairs & (left << 2);
    right |= rightPairs & (right >>> 2);
    long behind = (left << 1) | (right >>> 1);

    long up = other & (own << 8);
    long down = other & (own >>> 8);
    up |= other & (up << 8);
    down |= other & (down >>> 8);
    long upPairs = other & (other << 8);
    long downPairs = upPairs >>> 8;
    up |= upPairs & (up << 16);
    down |= downPairs & (down >>> 16);
    up |= upPairs & (up << 16);
    down |= downPairs & (down >>> 16);
    behind |= (up << 8) | (down >>> 8);

    up = inner & (own << 7);
    down = inner & (own >>> 7);
    up |= inner & (up << 7);
    down |= inner & (down >>> 7);
    upPairs = inner & (inner << 7);
    downPairs = upPairs >>> 7;
    up |= upPairs & (up << 14);
    down |= downPairs & (down >>> 14);
    up |= upPairs & (up << 14);
    down |= downPairs & (down >>> 14);
    behind |= (up << 7) | (down >>> 7);

    up = inner & (own << 9);
    down = inner & (own >>> 9);
    up |= inner & (up << 9);
    down |= inner & (down >>> 9);
    upPairs = inner & (inner << 9);
    downPairs = upPairs >>> 9;
    up |= upPairs & (up << 18);
    down |= downPairs & (down >>> 18);
    up |= upPairs & (up << 18);
    down |= downPairs & (down >>> 18);
    return behind | (up << 9) | (down >>> 9);
  }

  /**
   * The other's discs that an own disc put on a square turns.
   *
   * @param square its bit's number
   */
  static long turned(long own, long other, int square) {
    int first = square * DIRECTIONS;
    return up(own, other, UP[first])
        | up(own, other, UP[first + 1])
        | up(own, other, UP[first + 2])
        | up(own, other, UP[first + 3])
        | down(own, other, DOWN[first])
        | down(own, other, DOWN[first + 1])
        | down(own, other, DOWN[first + 2])
        | down(own, other, DOWN[first + 3]);
  }

  private static long up(long own, long other, long ray) {
    long end = ((other | ~ray) + 1) & ray & own;
    return (end - (-end >>> 63)) & ray;
  }

  private static long down(long own, long other, long ray) {
    long end = Long.highestOneBit(ray & ~other) & own;
    return (-end << 1) & ray;
  }
}
