package olsy.core.search.solving;

/**
 * Bounds on the values of positions, and the move that was best. Nothing is ever thrown out: what
 * has no room is an exception. The table doubles as it fills, by open addressing.
 *
 * <p>Two positions are taken for the same where their 64-bit keys are.
 */
final class BoundsTable {

  private static final int BYTES = Long.BYTES + 3 * Short.BYTES;
  private static final int FIRST_BITS = 12;
  private static final int MOST_BITS = 29;

  private final int mostBits;
  private long[] keys;
  private short[] lows;
  private short[] highs;
  private short[] moves;
  private int bits = FIRST_BITS;
  private int size;

  /**
   * @param bytes of memory at most; while it doubles, old and new are there
   */
  BoundsTable(long bytes) {
    int most = FIRST_BITS;
    while (most < MOST_BITS && ((long) BYTES << (most + 1)) / 2 * 3 <= bytes) {
      most++;
    }
    this.mostBits = most;
    make();
  }

  private void make() {
    keys = new long[1 << bits];
    lows = new short[1 << bits];
    highs = new short[1 << bits];
    moves = new short[1 << bits];
  }

  int size() {
    return size;
  }

  /** Where a position stands; below 0 where it is not there. */
  int find(long key) {
    int at = place(key, keys);
    return keys[at] == 0 ? -1 : at;
  }

  /**
   * Where a position stands from now on; it begins with the given bounds.
   *
   * @throws SolverMemorySpent where there is no room
   */
  int add(long key, int low, int high) {
    if (size >= keys.length / 4L * 3) {
      grow();
    }
    int at = place(key, keys);
    assert keys[at] == 0;
    keys[at] = stored(key);
    lows[at] = (short) low;
    highs[at] = (short) high;
    size++;
    return at;
  }

  private void grow() {
    if (bits == mostBits) {
      throw new SolverMemorySpent(size);
    }
    long[] oldKeys = keys;
    short[] oldLows = lows;
    short[] oldHighs = highs;
    short[] oldMoves = moves;
    bits++;
    make();
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = place(oldKeys[i], keys);
        keys[at] = oldKeys[i];
        lows[at] = oldLows[i];
        highs[at] = oldHighs[i];
        moves[at] = oldMoves[i];
      }
    }
  }

  private int place(long key, long[] in) {
    long stored = stored(key);
    int at = (int) ((stored * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - bits));
    while (in[at] != 0 && in[at] != stored) {
      at = at + 1 & in.length - 1;
    }
    return at;
  }

  /** 0 is an empty place. */
  private static long stored(long key) {
    return key == 0 ? 1 : key;
  }

  int low(int at) {
    return lows[at];
  }

  int high(int at) {
    return highs[at];
  }

  int move(int at) {
    return moves[at];
  }

  /** What a search has found out. */
  void set(int at, int low, int high, int move) {
    lows[at] = (short) low;
    highs[at] = (short) high;
    moves[at] = (short) move;
  }
}
