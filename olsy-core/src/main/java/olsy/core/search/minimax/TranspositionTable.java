package olsy.core.search.minimax;

import java.util.Arrays;
import olsy.core.evaluation.Score;

/**
 * What a search knows of positions that it has met: a value or a bound of it, the depth that this
 * is good for, and the best move. Its memory is bounded. Of the four places of a bucket, the one
 * with the oldest search, or else with the least depth, is given away.
 *
 * <pre>
 * entry = key | value | depth, age, bound, move;  bucket ← the upper bits of the key
 * </pre>
 *
 * Positions are told apart by their {@link olsy.core.game.Position#key}. A table serves one thread.
 */
public final class TranspositionTable {

  /** The place of a position that is not known. */
  static final int MISSING = -1;

  /** A move that is not known, or has too large an index. */
  static final int NO_MOVE = 255;

  private static final int USUAL_BITS = 20;
  private static final int LEAST_BITS = 3;
  private static final int BUCKET = 4;
  private static final int WIDTH = 3;

  private static final int MOVE_BITS = 0xFF;
  private static final int BOUND = 8;
  private static final int AGE = 16;
  private static final int AGES = 0xFFFF;
  private static final int DEPTH = 32;

  /** In plies: any entry of an older search goes first, and before it what is forgotten. */
  private static final int OLDER = 1000;

  private static final int FORGOTTEN = -2 * OLDER;

  private final long[] entries;
  private final int shift;
  private int age = 1;
  private int oldest = 1;

  /** A million positions in 25 megabytes. */
  public TranspositionTable() {
    this(USUAL_BITS);
  }

  /**
   * @param bits the logarithm of the number of positions remembered, at least 3
   */
  public TranspositionTable(int bits) {
    if (bits < LEAST_BITS) {
      throw new IllegalArgumentException("at least " + LEAST_BITS + " bits, found " + bits);
    }
    this.entries = new long[WIDTH << bits];
    this.shift = Long.SIZE - bits + Integer.numberOfTrailingZeros(BUCKET);
  }

  /** From now on what is known already is older than what comes. */
  void grow() {
    if (age == AGES) {
      forget();
    } else {
      age++;
    }
  }

  /** Nothing is known any more. */
  void forget() {
    if (age == AGES) {
      Arrays.fill(entries, 0);
      age = 0;
    }
    age++;
    oldest = age;
  }

  /** Where a position is, or {@link #MISSING}. */
  int find(long key) {
    int first = first(key);
    for (int at = first; at < first + BUCKET * WIDTH; at += WIDTH) {
      if (entries[at] == key && isKnown(at)) {
        return at;
      }
    }
    return MISSING;
  }

  int depth(int at) {
    return (int) (entries[at + 2] >>> DEPTH);
  }

  int move(int at) {
    return (int) entries[at + 2] & MOVE_BITS;
  }

  Bound bound(int at) {
    return Bound.ofCode((int) (entries[at + 2] >>> BOUND) & 3);
  }

  /** A win is as far away as it is from the root, for which the position is so many plies away. */
  double value(int at, int ply) {
    double value = Double.longBitsToDouble(entries[at + 1]);
    return Score.isDecided(value) ? value - Math.copySign(ply, value) : value;
  }

  /** Whether no search with this window can find more than the value says. */
  boolean decides(int at, double value, double alpha, double beta) {
    return bound(at).decides(value, alpha, beta);
  }

  void put(long key, int depth, int ply, double value, Bound bound, int move) {
    int at = place(key);
    double own = Score.isDecided(value) ? value + Math.copySign(ply, value) : value;
    entries[at] = key;
    entries[at + 1] = Double.doubleToRawLongBits(own);
    entries[at + 2] =
        ((long) depth << DEPTH)
            | ((long) age << AGE)
            | ((long) bound.code() << BOUND)
            | Math.min(move, NO_MOVE);
  }

  private int place(long key) {
    int first = first(key);
    int place = first;
    int least = Integer.MAX_VALUE;
    for (int at = first; at < first + BUCKET * WIDTH; at += WIDTH) {
      if (entries[at] == key && isKnown(at)) {
        return at;
      }
      int use = use(at);
      if (use < least) {
        least = use;
        place = at;
      }
    }
    return place;
  }

  /** The same for all that is forgotten: then a table is as good as a new one. */
  private int use(int at) {
    if (!isKnown(at)) {
      return FORGOTTEN;
    }
    return age(at) < age ? depth(at) - OLDER : depth(at);
  }

  private boolean isKnown(int at) {
    return age(at) >= oldest;
  }

  private int age(int at) {
    return (int) (entries[at + 2] >>> AGE) & AGES;
  }

  private int first(long key) {
    return (int) (key >>> shift) * (BUCKET * WIDTH);
  }
}
