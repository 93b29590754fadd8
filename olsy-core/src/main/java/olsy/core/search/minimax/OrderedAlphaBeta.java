package olsy.core.search.minimax;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta with a memory that visits successors best first, and answers exactly as {@link
 * AlphaBeta} in the game's order does: the same value, choice and principal variation.
 *
 * <pre>
 * αβ(s, d, α, β):
 *   if β is the number just above α, and s is known with d and a value or bound that decides: return it
 *   for s' in σ(s), the reply remembered from a shallower search first, then by static value:
 *     a ← α, or the number just below α where s' comes before the best so far in the game's order: it wins a tie
 *     is s' better than a? ask a window without width, but not of the first one
 *     if it is: v ← −αβ(s', d−1, −β, −a);  if v > a: s' is the best so far, α ← v;  if α ≥ β return v
 *   remember s with d, the greatest v, whether it is exact or which bound, and the best so far;  return it
 * </pre>
 *
 * Without the third line other moves of equal value are chosen, and a simulated opponent answers
 * differently. On the principal variation nothing is taken from memory but the order, so that the
 * line goes on to the end. Searches that are shallower by 2, 4, … come first, to fill the memory.
 */
public final class OrderedAlphaBeta<P extends Position<P>> implements ExactSearch<P> {

  /** Nearer to the frontier, ordering costs more than it saves. */
  private static final int SHALLOWEST_ORDERED = 3;

  private static final int SHALLOWEST_KNOWN = 2;

  private final AlphaBeta<P> inGamesOrder;

  public OrderedAlphaBeta(Evaluation<P> evaluation) {
    this.inGamesOrder = new AlphaBeta<>(evaluation);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search(root, depth, budget, new KnownValues<>(depth));
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget, KnownValues<P> memory) {
    PrincipalVariation<P> line = new PrincipalVariation<>(depth);
    Run run = new Run(root.toMove(), budget, memory, line);
    double value = run.deepened(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  /** Depths 2, 4, … less than a depth, the least first, as far as they are worth a search. */
  static int[] shallower(int depth) {
    int first = SHALLOWEST_ORDERED + (depth - SHALLOWEST_ORDERED) % 2;
    return IntStream.iterate(first, shallower -> shallower < depth, shallower -> shallower + 2)
        .toArray();
  }

  /**
   * With no more than a bound for values that are not below beta.
   *
   * @param memory of shallower searches
   */
  SearchResult<P> search(
      P root, int depth, double beta, SearchBudget budget, KnownValues<P> memory) {
    PrincipalVariation<P> line = new PrincipalVariation<>(depth);
    double value =
        new Run(root.toMove(), budget, memory, line)
            .value(root, depth, 0, Double.NEGATIVE_INFINITY, beta);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  /**
   * Whether of the successors of one position the given one is the first with the largest value:
   * asked of each other one by a window without width.
   */
  public boolean isFirstBest(List<P> successors, int chosen, int depth, SearchBudget budget) {
    P own = successors.get(chosen);
    KnownValues<P> memory = new KnownValues<>(depth);
    Run run = new Run(own.toMove().other(), budget, memory, new PrincipalVariation<>(depth));
    double value =
        -run.deepened(own, depth - 1, 1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (int i = 0; i < successors.size(); i++) {
      double bound = i < chosen ? Math.nextDown(value) : value;
      if (i != chosen
          && -run.value(successors.get(i), depth - 1, 1, -Math.nextUp(bound), -bound) > bound) {
        return false;
      }
    }
    return true;
  }

  private final class Run {
    private final AlphaBeta<P>.Run unordered;
    private final SearchBudget budget;
    private final KnownValues<P> memory;
    private final PrincipalVariation<P> line;

    Run(Side side, SearchBudget budget, KnownValues<P> memory, PrincipalVariation<P> line) {
      this.unordered = inGamesOrder.run(side, 0, budget, line);
      this.budget = budget;
      this.memory = memory;
      this.line = line;
    }

    /** Searches that are shallower by 2, 4, … come first. */
    double deepened(P s, int depth, int ply, double alpha, double beta) {
      for (int shallower : shallower(depth)) {
        value(s, shallower, ply, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      }
      return value(s, depth, ply, alpha, beta);
    }

    /** For the side to move. */
    double value(P s, int depth, int ply, double alpha, double beta) {
      assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
      if (depth < SHALLOWEST_KNOWN) {
        return unordered.value(s, depth, ply, alpha, beta);
      }
      boolean isOpen = Math.nextUp(alpha) < beta;
      int known = memory.find(s);
      if (!isOpen
          && known != KnownValues.MISSING
          && memory.decides(known, depth, ply, alpha, beta)) {
        return memory.value(known, ply);
      }
      if (depth < SHALLOWEST_ORDERED) {
        double value = unordered.value(s, depth, ply, alpha, beta);
        memory.put(s, depth, ply, value, Bound.of(value, alpha, beta), KnownValues.NO_REPLY);
        return value;
      }
      P[] successors = s.successors();
      if (successors.length == 0) {
        line.end(ply);
        return unordered.staticValue(s, ply);
      }
      budget.expand();
      int remembered = successors.length == 1 ? 0 : memory.best(known);
      double top = Double.NEGATIVE_INFINITY;
      double low = alpha;
      int best = -1;
      int[] order = null;
      for (int k = 0; k < successors.length && low < beta; k++) {
        int i;
        if (k == 0 && remembered >= 0) {
          i = remembered;
        } else {
          if (order == null) { // only now: the remembered reply is often enough
            order = order(successors, remembered, ply + 1);
          }
          i = order[k];
        }
        double bound = i < best ? Math.nextDown(low) : low;
        double above = k == 0 ? beta : Math.nextUp(bound);
        double value = -value(successors[i], depth - 1, ply + 1, -above, -bound);
        if (value >= above && value < beta) {
          value = -value(successors[i], depth - 1, ply + 1, -beta, -bound);
        }
        top = Math.max(top, value);
        if (value > bound) {
          best = i;
          low = value;
          line.prefer(ply, successors[i]);
        }
      }
      double value = best >= 0 ? low : top;
      memory.put(s, depth, ply, value, Bound.of(value, alpha, beta), best >= 0 ? best : remembered);
      return value;
    }

    /**
     * Indices of the successors: the remembered one, then those worst for their side to move first.
     */
    private int[] order(P[] successors, int remembered, int ply) {
      int[] order = new int[successors.length];
      double[] keys = new double[successors.length];
      for (int i = 0; i < order.length; i++) {
        double key =
            i == remembered ? Double.NEGATIVE_INFINITY : unordered.staticValue(successors[i], ply);
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
  }
}
