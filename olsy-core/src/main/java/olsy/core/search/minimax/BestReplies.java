package olsy.core.search.minimax;

import olsy.core.game.Position;

/**
 * The successors that searches preferred, by position: a hash table that forgets. It only tells
 * what to look at first, so what a search finds never depends on it.
 */
public final class BestReplies<P extends Position<P>> {

  private static final int LARGEST = 1 << 18;

  private final Object[] positions;
  private final byte[] best;

  /**
   * @param depth of the searches to come, which the size follows
   */
  public BestReplies(int depth) {
    int size = 1;
    while (size < LARGEST && size < 1L << Math.max(0, 2 * depth - 4)) {
      size *= 2;
    }
    positions = new Object[size];
    best = new byte[size];
  }

  /** The index of the successor last preferred, -1 when none is known. */
  int of(P position) {
    int place = place(position);
    return position.equals(positions[place]) ? best[place] : -1;
  }

  void put(P position, int successor) {
    if (successor <= Byte.MAX_VALUE) {
      int place = place(position);
      positions[place] = position;
      best[place] = (byte) successor;
    }
  }

  private int place(P position) {
    int hash = position.hashCode();
    return (hash ^ (hash >>> 16)) & (positions.length - 1);
  }
}
