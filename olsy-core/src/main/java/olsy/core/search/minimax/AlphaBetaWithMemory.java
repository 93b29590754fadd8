package olsy.core.search.minimax;

import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Alpha-beta that values the successors of one position after the other, and remembers what it has
 * seen: for learners, which ask for the alternatives of many decisions with one function.
 *
 * <pre>
 * αβ(s, d, α, β):
 *   if d = 0: go on as the frontier rule says, inside the window
 *   if s is remembered with d and a value or bound that decides: return it
 *   if s is not remembered: αβ(s, d−2, α, β), where d is 4 or more
 *   for s' in σ(s), the remembered reply first, then by static value where d is 3 or more:
 *     v ← max(v, −αβ(s', d−1, −β, −max(α, v)));  if v ≥ β: stop
 *   remember s with d, v, whether v is exact or which bound, the reply, and the dominant position;  return v
 * </pre>
 *
 * The values are those of {@link Deliberation#successors}, wins by their distance included. What a
 * decision's searches have remembered is used for no other decision: what is found in it does not
 * depend on what came before. An instance serves one thread.
 */
public final class AlphaBetaWithMemory<P extends Position<P>> {

  /** Wins beyond the frontier are farther away than any before it, as {@link FrontierRule} says. */
  private static final int BEYOND = 1001;

  private static final int SLOTS = 1 << 15;

  /** Nearer to the frontier a table costs more than it saves. */
  private static final int SHALLOWEST_REMEMBERED = 2;

  private static final int SHALLOWEST_ORDERED = 3;
  private static final int SHALLOWEST_DEEPENED = 4;

  /** What is known of one position; made once for every slot and used again. */
  private static final class Entry {
    int decision;
    Object position;
    int depth;
    int best;
    Kind kind;
    double value;
    Object dominant;
  }

  private enum Kind {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  private final Evaluation<? super P> evaluation;
  private final FrontierRule frontier;
  private final Entry[] entries = new Entry[SLOTS];
  private int decision;
  private Side side;

  /** Where the value comes from that was found last; null where the game is over. */
  private P dominant;

  /**
   * @param evaluation without what a frontier rule makes of it
   */
  public AlphaBetaWithMemory(Evaluation<? super P> evaluation, FrontierRule frontier) {
    this.evaluation = evaluation;
    this.frontier = frontier;
  }

  /** A decision of that side: the successors to come are its alternatives. */
  public void begin(Side side) {
    this.side = side;
    decision++;
  }

  /**
   * What a successor is worth for the side that decides.
   *
   * @param depth of the search from the position before, at least 1
   * @param low values up to this one need not be known; negative infinity for none
   * @return the value where it is above low, else no more than low
   */
  public double value(P successor, int depth, double low) {
    assert depth >= 1 && successor.toMove() != side : depth + " plies, " + successor;
    return -value(successor, depth - 1, 1, Double.NEGATIVE_INFINITY, -low);
  }

  /**
   * The position whose static value was the last value, where that was above its bound; null where
   * the game was over with a result.
   */
  public P dominant() {
    return dominant;
  }

  /** For the side to move, as all that follow. */
  private double value(P s, int depth, int ply, double alpha, double beta) {
    assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
    if (depth == 0) {
      return atFrontier(s, ply, alpha, beta);
    }
    if (depth < SHALLOWEST_REMEMBERED) {
      return bestOf(s, depth, ply, alpha, beta, -1, null);
    }
    Entry entry = entry(s.hashCode());
    if (!isKnown(entry, s) && depth >= SHALLOWEST_DEEPENED) {
      value(s, depth - 2, ply, alpha, beta);
    }
    int first = -1;
    if (isKnown(entry, s)) {
      if (entry.depth == depth) {
        double value = afterPlies(entry.value, ply);
        if (entry.kind == Kind.EXACT
            || (entry.kind == Kind.AT_LEAST ? value >= beta : value <= alpha)) {
          dominant = dominantOf(entry);
          return value;
        }
      }
      first = entry.best;
    }
    return bestOf(s, depth, ply, alpha, beta, first, entry);
  }

  /**
   * @param first index of the successor to begin with; -1 for none
   * @param entry where to remember the result; null for nowhere
   */
  private double bestOf(
      P s, int depth, int ply, double alpha, double beta, int first, Entry entry) {
    P[] successors = s.successors();
    int n = successors.length;
    if (n == 0) {
      return staticValue(s, ply);
    }
    double top = Double.NEGATIVE_INFINITY;
    double bound = alpha;
    int best = 0;
    P topDominant = null;
    int[] order = null;
    for (int k = 0; k < n; k++) {
      int i = k;
      if (k == 0 && first >= 0) {
        i = first;
      } else if (n > 1 && depth >= SHALLOWEST_ORDERED) {
        if (order == null) { // only now: the remembered reply is often enough
          order = order(successors, first);
        }
        i = order[k];
      } else if (k <= first) {
        i = k - 1;
      }
      double value = -value(successors[i], depth - 1, ply + 1, -beta, -bound);
      if (value > top) {
        top = value;
        best = i;
        topDominant = dominant;
        if (top >= beta) {
          break;
        }
        bound = Math.max(bound, top);
      }
    }
    dominant = topDominant;
    if (entry != null) {
      entry.decision = decision;
      entry.position = s;
      entry.depth = depth;
      entry.best = best;
      entry.value = fromPlies(top, ply);
      entry.kind = top >= beta ? Kind.AT_LEAST : top <= alpha ? Kind.AT_MOST : Kind.EXACT;
      entry.dominant = topDominant;
    }
    return top;
  }

  /**
   * Indices of the successors: the given one, if any, then those worst for their side to move
   * first.
   */
  private int[] order(P[] successors, int first) {
    int[] order = new int[successors.length];
    double[] keys = new double[successors.length];
    for (int i = 0; i < order.length; i++) {
      double key = i == first ? Double.NEGATIVE_INFINITY : staticValue(successors[i], 0);
      int at = i;
      for (; at > 0 && keys[at - 1] > key; at--) {
        keys[at] = keys[at - 1];
        order[at] = order[at - 1];
      }
      keys[at] = key;
      order[at] = i;
    }
    return order;
  }

  private double atFrontier(P s, int ply, double alpha, double beta) {
    return frontier == FrontierRule.NONE || s.isQuiet()
        ? staticValue(s, ply)
        : restless(s, BEYOND, alpha, beta);
  }

  /** Alpha-beta without a depth, from a position that is not quiet. */
  private double restless(P s, int ply, double alpha, double beta) {
    double top = Double.NEGATIVE_INFINITY;
    P topDominant = null;
    if (frontier == FrontierRule.STAND_PAT) {
      top = staticValue(s, ply);
      if (top >= beta) {
        return top;
      }
      topDominant = dominant;
    }
    double bound = Math.max(alpha, top);
    for (P successor : s.successors()) {
      double value =
          -(successor.isQuiet()
              ? staticValue(successor, ply + 1)
              : restless(successor, ply + 1, -beta, -bound));
      if (value > top) {
        top = value;
        topDominant = dominant;
        if (top >= beta) {
          break;
        }
        bound = Math.max(bound, top);
      }
    }
    dominant = topDominant;
    return top;
  }

  /** Of a position where play has ended or the search stops. */
  private double staticValue(P s, int ply) {
    boolean own = s.toMove() == side;
    double value;
    if (Score.hasResult(s)) {
      dominant = null;
      value = Score.ofResult(s, side, ply);
    } else {
      dominant = s;
      value = evaluation.value(s, side);
    }
    return own ? value : -value;
  }

  private Entry entry(int hash) {
    int slot = (hash ^ hash >>> 16) & (SLOTS - 1);
    Entry entry = entries[slot];
    if (entry == null) {
      entry = new Entry();
      entries[slot] = entry;
    }
    return entry;
  }

  private boolean isKnown(Entry entry, P s) {
    return entry.decision == decision && s.equals(entry.position);
  }

  @SuppressWarnings("unchecked")
  private P dominantOf(Entry entry) {
    return (P) entry.dominant;
  }

  /** A win before the frontier is as far away from where it is remembered as it was found. */
  private static double fromPlies(double value, int ply) {
    return Math.abs(value) > Score.WIN - BEYOND ? value + Math.copySign(ply, value) : value;
  }

  private static double afterPlies(double value, int ply) {
    return Math.abs(value) > Score.WIN - BEYOND ? value - Math.copySign(ply, value) : value;
  }
}
