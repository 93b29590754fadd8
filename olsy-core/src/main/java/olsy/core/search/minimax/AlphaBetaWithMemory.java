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
 *   if s is not remembered: αβ(s, d−2, α, β), where d is 5 or more
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

  private static final int SLOTS = 1 << 14;

  /** Nearer to the frontier, ordering costs more than it saves. */
  private static final int SHALLOWEST_ORDERED = 3;

  private static final int SHALLOWEST_DEEPENED = 5;

  /** What is known of one position; made once for every slot and used again. */
  private static final class Entry {
    private int decision;
    private Object position;
    private int depth;
    private int best;
    private Object dominant;
    private Bound bound;

    /** A win before the frontier is as far away as it is from this position. */
    private double value;

    void set(double value, int ply, Bound bound) {
      this.value = KnownValues.shifted(value, ply);
      this.bound = bound;
    }

    double value(int ply) {
      return KnownValues.shifted(value, -ply);
    }

    boolean decides(double alpha, double beta, int ply) {
      return bound.decides(value(ply), alpha, beta);
    }
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
   * What a position is worth for the side that decides, and is to move again.
   *
   * @param ply how many moves it is away from the decision
   * @param depth of the search from the decision, at least ply
   */
  public double valueBehind(P s, int ply, int depth) {
    assert depth >= ply && s.toMove() == side : depth + " plies, " + s;
    return value(s, depth - ply, ply, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
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
    Entry entry = entry(s.hashCode());
    if (!isKnown(entry, s) && depth >= SHALLOWEST_DEEPENED) {
      value(s, depth - 2, ply, alpha, beta);
    }
    int remembered = -1;
    if (isKnown(entry, s)) {
      if (entry.depth == depth && entry.decides(alpha, beta, ply)) {
        dominant = dominantOf(entry);
        return entry.value(ply);
      }
      remembered = entry.best;
    }
    P[] successors = s.successors();
    if (successors.length == 0) {
      return staticValue(s, ply);
    }
    double top = Double.NEGATIVE_INFINITY;
    double bound = alpha;
    int best = 0;
    P topDominant = null;
    int[] order = null;
    for (int k = 0; k < successors.length && top < beta; k++) {
      int i = k;
      if (k == 0 && remembered >= 0) {
        i = remembered;
      } else if (depth >= SHALLOWEST_ORDERED && successors.length > 1) {
        if (order == null) { // only now: the remembered reply is often enough
          order = order(successors, remembered);
        }
        i = order[k];
      } else if (k <= remembered) {
        i = k - 1;
      }
      double value = -value(successors[i], depth - 1, ply + 1, -beta, -bound);
      if (value > top) {
        top = value;
        best = i;
        topDominant = dominant;
        bound = Math.max(bound, top);
      }
    }
    dominant = topDominant;
    entry.decision = decision;
    entry.position = s;
    entry.depth = depth;
    entry.best = best;
    entry.set(top, ply, Bound.of(top, alpha, beta));
    entry.dominant = topDominant;
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
        : restless(s, KnownValues.BEYOND, alpha, beta);
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
          successor.isQuiet()
              ? -staticValue(successor, ply + 1)
              : -restless(successor, ply + 1, -beta, -bound);
      if (value > top) {
        top = value;
        topDominant = dominant;
        bound = Math.max(bound, top);
        if (top >= beta) {
          break;
        }
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
}
