package olsy.core.search.minimax;

import olsy.core.evaluation.Score;
import olsy.core.game.Position;

/**
 * What exact searches know of positions: a value or a bound of it, the depth that it is of, and the
 * successor that was preferred. It is a hash table that forgets.
 *
 * <p>All searches that share one use the same function of the same side. A value serves searches of
 * the same depth alone, and positions are told apart by being equal: so nothing that is found
 * depends on what is known.
 */
public final class KnownValues<P extends Position<P>> {

  /** The place of a position that is not known. */
  static final int MISSING = -1;

  /** Wins beyond the frontier are so many plies away, or more: farther than any before it. */
  static final int BEYOND = 1001;

  /** The index of a reply that is not known. */
  static final int NO_REPLY = -1;

  private static final int LARGEST = 1 << 18;

  private static final int NONE = 255;
  private static final int BOUND = 8;
  private static final int DEPTH = 16;

  private final Object[] positions;
  private final double[] values;

  /** Depth, kind of the value, preferred successor. */
  private final int[] facts;

  /**
   * @param depth of the searches to come, which the size follows
   */
  public KnownValues(int depth) {
    int size = 1;
    while (size < LARGEST && size < 1L << Math.max(0, 2 * depth - 1)) {
      size *= 2;
    }
    positions = new Object[size];
    values = new double[size];
    facts = new int[size];
  }

  /** Where a position is, or {@link #MISSING}. */
  int find(P position) {
    int place = place(position);
    return position.equals(positions[place]) ? place : MISSING;
  }

  /** The index of the successor last preferred, or {@link #NO_REPLY}. */
  int best(int at) {
    int best = at == MISSING ? NONE : facts[at] & NONE;
    return best == NONE ? NO_REPLY : best;
  }

  /** At a node that is so many plies from the root. */
  double value(int at, int ply) {
    return shifted(values[at], -ply);
  }

  /** Whether no search of this depth and with this window can find more than the value says. */
  boolean decides(int at, int depth, int ply, double alpha, double beta) {
    return facts[at] >>> DEPTH == depth
        && Bound.ofCode((facts[at] >>> BOUND) & 3).decides(value(at, ply), alpha, beta);
  }

  /**
   * @param best index of the preferred successor, or {@link #NO_REPLY}
   */
  void put(P position, int depth, int ply, double value, Bound bound, int best) {
    int place = place(position);
    positions[place] = position;
    values[place] = shifted(value, ply);
    facts[place] =
        (depth << DEPTH) | (bound.code() << BOUND) | (best < 0 || best > NONE ? NONE : best);
  }

  private int place(P position) {
    int hash = position.hashCode();
    return (hash ^ (hash >>> 16)) & (positions.length - 1);
  }

  /**
   * A win before the frontier is remembered as far away as it is from its node; one beyond it is
   * nowhere nearer.
   *
   * @param plies from the root to the node; negative on the way back
   */
  static double shifted(double value, int plies) {
    return Math.abs(value) > Score.WIN - BEYOND ? value + plies * Math.signum(value) : value;
  }
}
