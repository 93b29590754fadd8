package olsy.core.game.reversi;

import java.util.EnumMap;
import java.util.Map;

/**
 * Discs that can never be turned again, as far as lines tell.
 *
 * <pre>
 * a disc is safe on a line  if the line is full, or ends at the disc,
 *                           or one of its two neighbours there is an own stable disc
 * a disc is stable          if it is safe on its row, its column and both its diagonals
 * </pre>
 *
 * Grows from nothing until nothing is added.
 */
final class Stability {

  private static final int DIRECTIONS = 4;

  private static final Map<ReversiBoard, Stability> BY_BOARD = new EnumMap<>(ReversiBoard.class);

  static {
    for (ReversiBoard board : ReversiBoard.values()) {
      BY_BOARD.put(board, new Stability(ReversiSquares.of(board)));
    }
  }

  private final long[][] lines = new long[DIRECTIONS][];
  private final long[] ends = new long[DIRECTIONS];
  private final int[] steps = new int[DIRECTIONS];

  private Stability(ReversiSquares squares) {
    for (int n = 0; n < DIRECTIONS; n++) {
      ReversiSquares.Axis axis = squares.axes().get(n);
      lines[n] = axis.lines().stream().mapToLong(Long::longValue).toArray();
      ends[n] = axis.ends();
      steps[n] = axis.step();
    }
  }

  static Stability on(ReversiBoard board) {
    return BY_BOARD.get(board);
  }

  /** Which of a side's discs are stable. */
  long stable(long own, long other) {
    long discs = own | other;
    long rows = full(0, discs) | ends[0];
    long columns = full(1, discs) | ends[1];
    long rising = full(2, discs) | ends[2];
    long falling = full(3, discs) | ends[3];
    long stable = 0;
    long before;
    do {
      before = stable;
      stable |=
          own
              & (rows | beside(stable, 0))
              & (columns | beside(stable, 1))
              & (rising | beside(stable, 2))
              & (falling | beside(stable, 3));
    } while (stable != before);
    return stable;
  }

  private long full(int direction, long discs) {
    long full = 0;
    for (long line : lines[direction]) {
      if ((line & ~discs) == 0) {
        full |= line;
      }
    }
    return full;
  }

  /**
   * Squares next to stable discs; those found round the board's edge are at lines' ends, and safe
   * anyway.
   */
  private long beside(long stable, int direction) {
    int step = steps[direction];
    return stable << step | stable >>> step;
  }
}
