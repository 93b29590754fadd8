package olsy.core.search.solving;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.ResultCount;
import olsy.core.game.Side;

/**
 * Alpha-beta to the end of the game, with windows of nothing and a table of bounds (MTD(f)).
 *
 * <pre>
 * solve(s)    low, high ← ∓open(s);   guess ← 0
 *             while low &lt; high:   g ← test(s, max(guess, low + 1));   g &lt; the value asked ? high ← g : low ← g;   guess ← g
 *
 * test(s, b)  whether the rest of the game brings the side to move b or more, as a bound on that side of b
 *             bounds of the table, or ∓open(s), decide ? → that one
 *             a successor t is known, settled by the move + its bound ≥ b ? → that one
 *             for each successor t, the best move of before first, then by what it settles:
 *               v ← settled by the move − test(t, 1 − b + settled by the move);   best ← max(best, v);   v ≥ b ? leave
 *             keep best as a lower or upper bound of s
 * </pre>
 *
 * What lies in the stores is settled and is no part of what is asked, so positions that differ in
 * nothing else are one (A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, Best-first fixed-depth
 * minimax algorithms, Artificial Intelligence 87, 1996). Looking at what is known of all successors
 * before the first is searched is the enhanced transposition cut-off (J. Schaeffer, A. Plaat, New
 * advances in alpha-beta searching, 1996).
 */
final class SolveByAlphaBeta<P extends Position<P>> implements Solver<P> {

  private static final int REPORT = 1 << 14;
  private static final int[] NONE = {};

  private final ResultCount<P> count;
  private final BoundsTable table;
  private SolverListener listener = SolverListener.NONE;

  /**
   * @param bytes for the table
   */
  SolveByAlphaBeta(ResultCount<P> count, long bytes) {
    this.count = count;
    this.table = new BoundsTable(bytes);
  }

  @Override
  public Solved<P> solve(P root, SolverListener hears) {
    listener = hears;
    int rest = value(root);
    int value = rest + settled(root, root.toMove());
    List<P> line = new ArrayList<>();
    for (P at = root; !at.isTerminal(); at = line.get(line.size() - 1)) {
      P next = best(at, rest);
      rest = settledBy(at, next) - rest;
      line.add(next);
    }
    return new Solved<>(value, line, table.size());
  }

  /** What the rest of the game brings the side to move. */
  private int value(P s) {
    int low = -count.open(s);
    int high = count.open(s);
    int guess = 0;
    while (low < high) {
      int asked = Math.max(guess, low + 1);
      int found = test(s, asked);
      if (found < asked) {
        high = found;
      } else {
        low = found;
      }
      guess = found;
    }
    return low;
  }

  /** The first move that keeps the value. */
  private P best(P s, int value) {
    for (P next : s.successors()) {
      int settled = settledBy(s, next);
      if (settled - test(next, 1 - value + settled) >= value) {
        return next;
      }
    }
    throw new IllegalStateException("no move brings " + value + " in " + s);
  }

  private int test(P s, int asked) {
    int open = count.open(s);
    if (s.isTerminal() || asked > open || asked <= -open) {
      return s.isTerminal() ? 0 : asked > open ? open : -open;
    }
    long key = count.rest(s);
    int at = table.find(key);
    if (at >= 0 && (table.low(at) >= asked || table.high(at) < asked)) {
      return table.low(at) >= asked ? table.low(at) : table.high(at);
    }
    P[] successors = s.successors();
    int first = at >= 0 ? table.move(at) : -1;
    int[] settled = settledBy(s, successors);
    int bestMove = 0;
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < successors.length && best < asked; i++) {
      int known = settled[i] - most(successors[i]);
      if (known >= asked) {
        best = known;
        bestMove = i;
      }
    }
    for (int i : best >= asked ? NONE : order(settled, first)) {
      int found = settled[i] - test(successors[i], 1 - asked + settled[i]);
      if (found > best) {
        best = found;
        bestMove = i;
      }
      if (best >= asked) {
        break;
      }
    }
    keep(key, open, best, best >= asked, bestMove);
    return best;
  }

  private void keep(long key, int open, int value, boolean isLow, int move) {
    int at = table.find(key);
    if (at < 0) {
      at = table.add(key, -open, open);
      if (table.size() % REPORT == 0) {
        listener.looked(table.size());
      }
    }
    int low = isLow ? Math.max(value, table.low(at)) : table.low(at);
    int high = isLow ? table.high(at) : Math.min(value, table.high(at));
    assert low <= high : "bounds " + low + " and " + high;
    table.set(at, low, high, isLow ? move : table.move(at));
  }

  /** What the rest of the game brings the side to move at most, as far as is known. */
  private int most(P s) {
    int at = table.find(count.rest(s));
    return at >= 0 ? table.high(at) : count.open(s);
  }

  /** Numbers of the successors: the given one, then those that settle most (insertion sort). */
  private static int[] order(int[] settled, int first) {
    int n = settled.length;
    int[] order = new int[n];
    int[] worth = new int[n];
    for (int i = 0; i < n; i++) {
      int own = i == first ? Integer.MAX_VALUE : settled[i];
      int place = i;
      for (; place > 0 && worth[place - 1] < own; place--) {
        worth[place] = worth[place - 1];
        order[place] = order[place - 1];
      }
      worth[place] = own;
      order[place] = i;
    }
    return order;
  }

  private int[] settledBy(P s, P[] successors) {
    int[] settled = new int[successors.length];
    for (int i = 0; i < settled.length; i++) {
      settled[i] = settledBy(s, successors[i]);
    }
    return settled;
  }

  /** How much more the side to move has for certain after a move. */
  private int settledBy(P s, P next) {
    return settled(next, s.toMove()) - settled(s, s.toMove());
  }

  private int settled(P s, Side side) {
    int first = count.settled(s);
    return side == Side.FIRST ? first : -first;
  }
}
