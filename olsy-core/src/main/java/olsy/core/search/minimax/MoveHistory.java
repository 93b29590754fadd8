package olsy.core.search.minimax;

import java.util.Arrays;

/**
 * Which moves have been good elsewhere: two killers for every ply, and for each side how often a
 * move has cut off a search, weighted by the depth. A move is known by the difference that it makes
 * to the key of a position.
 *
 * <p>Killers: S. G. Akl and M. M. Newborn, 1977; history: J. Schaeffer, 1983.
 */
final class MoveHistory {

  private static final int BITS = 12;
  private static final long MIXED = 0x9E3779B97F4A7C15L;

  /** More is never counted, so that what was good long ago can be forgotten. */
  private static final int MOST = 1 << 14;

  private static final int MOST_GAIN = 400;

  private long[] killers = {};
  private final int[][] worth = new int[2][1 << BITS];

  /** Searches to come see so many plies. */
  void reach(int plies) {
    if (killers.length < 2 * plies) {
      killers = Arrays.copyOf(killers, 2 * plies);
    }
  }

  /** Two moves are not likely to share one. */
  private static int slot(long move) {
    return (int) ((move * MIXED) >>> (Long.SIZE - BITS));
  }

  /** By what moves are sorted: the last killer first, then the other one, then by history. */
  int rank(long move, int ply, int side) {
    if (move == killers[2 * ply]) {
      return 2 * MOST + 1;
    }
    return move == killers[2 * ply + 1] ? 2 * MOST : worth[side][slot(move)];
  }

  /** A move has cut off a search. */
  void cut(long move, int depth, int ply, int side) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int[] own = worth[side];
    int gain = Math.min(depth * depth, MOST_GAIN);
    own[slot(move)] += gain - own[slot(move)] * gain / MOST;
  }

  void forget() {
    Arrays.fill(killers, 0);
    Arrays.fill(worth[0], 0);
    Arrays.fill(worth[1], 0);
  }
}
