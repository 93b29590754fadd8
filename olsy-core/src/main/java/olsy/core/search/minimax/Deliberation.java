package olsy.core.search.minimax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta of a zero-level player with a tie rule: the move is chosen among the good ones at the
 * root, and both sides play for the value alone behind it.
 *
 * <pre>
 * v(s') ← −αβ(s', d−1, −∞, ∞) for every s' in σ(s);  choose among the good ones by the tie rule
 * </pre>
 *
 * To choose, a value has to be known only where it can matter, which is what the windows are for:
 *
 * <pre>
 * for s' in σ(s), the best of a shallower search first:
 *   l ← best − margin, or the number just above best where the margin is 0 and the order prefers the best so far
 *   v(s') ← −αβ(s', d−1, −∞, −l), no more than a bound where it is below l
 * </pre>
 */
public final class Deliberation<P extends Position<P>> extends MoveByMove<P>
    implements ExactSearch<P> {

  private final TieRule<P> ties;
  private final OrderedAlphaBeta<P> ofTheOther;

  public Deliberation(Strategy<P> strategy) {
    super(strategy);
    this.ties = strategy.ties();
    this.ofTheOther = new OrderedAlphaBeta<>(strategy.evaluation().opposed());
  }

  @Override
  public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
    return successors(successors, depth, budget, new KnownValues<>(depth));
  }

  /**
   * Likewise.
   *
   * @param memory of searches before this one, of whatever positions
   */
  public List<SearchResult<P>> successors(
      List<P> successors, int depth, SearchBudget budget, KnownValues<P> memory) {
    budget.expand();
    return successors.stream()
        .map(s -> fromBefore(ofTheOther.search(s, depth - 1, budget, memory), depth, budget))
        .toList();
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget, KnownValues<P> memory) {
    return depth == 0 || root.isTerminal()
        ? search(root, depth, budget)
        : among(root, Arrays.asList(root.successors()), depth, budget, memory);
  }

  @Override
  public SearchResult<P> among(P root, List<P> successors, int depth, SearchBudget budget) {
    return among(root, successors, depth, budget, new KnownValues<>(depth));
  }

  private SearchResult<P> among(
      P root, List<P> successors, int depth, SearchBudget budget, KnownValues<P> memory) {
    budget.expand();
    Choice choice = new Choice(root, successors, budget, memory);
    for (int shallower : OrderedAlphaBeta.shallower(depth - 1)) {
      choice.sort(shallower);
    }
    return choice.among(depth);
  }

  private static double value(SearchResult<?> ofSuccessor) {
    return -Score.fromOnePlyBefore(ofSuccessor.value());
  }

  /** Between the successors of one position. */
  private final class Choice {
    private final P root;
    private final List<P> successors;
    private final SearchBudget budget;
    private final KnownValues<P> memory;
    private final int[] ranks;

    /** Indices of the successors: the best of a shallower search first. */
    private final List<Integer> order;

    Choice(P root, List<P> successors, SearchBudget budget, KnownValues<P> memory) {
      this.root = root;
      this.successors = successors;
      this.budget = budget;
      this.memory = memory;
      this.ranks = ties.ranks(root, root.toMove(), successors);
      this.order = new ArrayList<>(IntStream.range(0, successors.size()).boxed().toList());
    }

    /** By searches of so many plies. */
    void sort(int depth) {
      double[] values =
          successors.stream()
              .mapToDouble(s -> value(search(s, depth, Double.POSITIVE_INFINITY)))
              .toArray();
      order.sort(Comparator.comparingDouble(i -> -values[i]));
    }

    private SearchResult<P> search(P successor, int depth, double beta) {
      return ofTheOther.search(successor, depth, beta, budget, memory);
    }

    SearchResult<P> among(int depth) {
      double[] values = new double[successors.size()];
      Arrays.fill(values, Double.NEGATIVE_INFINITY);
      List<List<P>> lines = new ArrayList<>(Collections.nCopies(values.length, List.of()));
      int best = order.get(0);
      for (int i : order) {
        double low = least(i, best, values[best]);
        SearchResult<P> found = search(successors.get(i), depth - 1, above(-low));
        double value = value(found);
        if (value >= low) {
          values[i] = value;
          lines.set(i, found.line());
          best = value > values[best] || (value == values[best] && precedes(i, best)) ? i : best;
        }
      }
      int chosen = ties.choose(root, root.toMove(), successors, values);
      assert ties.margin() > 0 || chosen == best;
      return SearchResult.of(prepend(root, lines.get(chosen)), values[chosen], depth, budget);
    }

    /** The least value with which a successor matters beside the best so far. */
    private double least(int i, int best, double value) {
      return ties.margin() > 0 || precedes(i, best) ? value - ties.margin() : Math.nextUp(value);
    }

    private boolean precedes(int i, int best) {
      return ranks[i] < ranks[best] || (ranks[i] == ranks[best] && i <= best);
    }

    /** Where a window of the other side ends that has a value in it as seen from one ply before. */
    private static double above(double value) {
      return Score.isDecided(value) ? value + 2 : Math.nextUp(value);
    }
  }
}
