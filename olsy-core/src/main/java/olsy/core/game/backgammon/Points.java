package olsy.core.game.backgammon;

/**
 * Where the checkers of a side stand, as it sees them: on points 24 down to 1, which it leaves the
 * board behind, or on the bar, which is point 25 to it. Point p of one side is point 25 − p of the
 * other.
 *
 * <p>As a number: for each point from 1 to the bar as many bits 1 as checkers, then a bit 0. Those
 * are the 40 bits that GNU Backgammon's position ids have for a side.
 */
final class Points {

  static final int BAR = 25;

  /** The last point of the home board. */
  static final int HOME = 6;

  static final int CHECKERS = 15;

  private Points() {}

  /** The point as the other side counts. */
  static int opposite(int point) {
    return BAR - point;
  }

  static long code(int[] counts) {
    long code = 0;
    int bit = 0;
    for (int point = 1; point <= BAR; point++) {
      code |= ((1L << counts[point]) - 1) << bit;
      bit += counts[point] + 1;
    }
    return code;
  }

  /** How many stand on each point; place 0 stays empty. */
  static int[] counts(long code) {
    int[] counts = new int[BAR + 1];
    long left = code;
    for (int point = 1; point <= BAR; point++) {
      counts[point] = Long.numberOfTrailingZeros(~left);
      left >>>= counts[point] + 1;
    }
    return counts;
  }

  /** How many have not left the board. */
  static int checkers(long code) {
    return Long.bitCount(code);
  }
}
