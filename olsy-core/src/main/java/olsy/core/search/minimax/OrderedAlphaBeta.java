package olsy.core.search.minimax;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta that visits successors best first, and answers exactly as {@link AlphaBeta} in the
 * game's order does: the same value, choice and principal variation.
 *
 * <pre>
 * for s' in σ(s), the reply remembered from a shallower search first, then by static value:
 *   a ← α, or the number just below α where s' comes before the best so far in the game's order: it wins a tie
 *   v ← −αβ(s', d−1, −β, −a);  if v > a: s' is the best so far, α ← v;  if α ≥ β return α
 * </pre>
 *
 * Without the second line other moves of equal value are chosen, and a simulated opponent answers
 * differently. Searches that are shallower by 2, 4, … come first, to fill the memory.
 */
public final class OrderedAlphaBeta<P extends Position<P>> implements Search<P> {

  /** Nearer to the frontier, ordering costs more than it saves. */
  private static final int SHALLOWEST_ORDERED = 3;

  private final AlphaBeta<P> inGamesOrder;

  public OrderedAlphaBeta(Evaluation<P> evaluation) {
    this.inGamesOrder = new AlphaBeta<>(evaluation);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search(root, depth, budget, new BestReplies<>(depth));
  }

  /**
   * @param memory of searches before this one, of whatever positions
   */
  public SearchResult<P> search(P root, int depth, SearchBudget budget, BestReplies<P> memory) {
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
      P root, int depth, double beta, SearchBudget budget, BestReplies<P> memory) {
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
    BestReplies<P> memory = new BestReplies<>(depth);
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
    private final BestReplies<P> memory;
    private final PrincipalVariation<P> line;

    Run(Side side, SearchBudget budget, BestReplies<P> memory, PrincipalVariation<P> line) {
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
      if (depth < SHALLOWEST_ORDERED) {
        return unordered.value(s, depth, ply, alpha, beta);
      }
      P[] successors = s.successors();
      if (successors.length == 0) {
        line.end(ply);
        return unordered.staticValue(s, ply);
      }
      budget.expand();
      int remembered = successors.length == 1 ? 0 : memory.of(s);
      int best = -1;
      int[] order = null;
      for (int k = 0; k < successors.length && alpha < beta; k++) {
        int i;
        if (k == 0 && remembered >= 0) {
          i = remembered;
        } else {
          if (order == null) { // only now: the remembered reply is often enough
            order = order(successors, remembered, ply + 1);
          }
          i = order[k];
        }
        double bound = i < best ? Math.nextDown(alpha) : alpha;
        double value = -value(successors[i], depth - 1, ply + 1, -beta, -bound);
        if (value > bound) {
          best = i;
          alpha = value;
          line.prefer(ply, successors[i]);
        }
      }
      if (best >= 0) {
        memory.put(s, best);
      }
      return alpha;
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
