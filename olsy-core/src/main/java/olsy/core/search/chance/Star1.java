package olsy.core.search.chance;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Expectiminimax with alpha-beta pruning, at chance nodes too: what all values lie between, L and
 * U, bounds an average before it is known (Ballard, The *-Minimax Search Procedure for Trees
 * Containing Chance Nodes, Section 3).
 *
 * <pre>
 * value(s, d, α, β) where chance decides:
 *   for i in 1 … n:
 *     A ← (α − Σ_{j&lt;i} p_j v_j − U · Σ_{j&gt;i} p_j) / p_i       below it the average is at most α
 *     B ← (β − Σ_{j&lt;i} p_j v_j − L · Σ_{j&gt;i} p_j) / p_i       above it the average is at least β
 *     v_i ← value(s_i, d, A, B);  if v_i ≤ A or v_i ≥ B return the bound
 *   return Σ p_i v_i
 * elsewhere alpha-beta
 * </pre>
 *
 * A and B are moved outwards by more than rounding, so that the value, the move and every last
 * digit are those of {@link Expectiminimax}.
 */
public final class Star1<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;
  private final RangeRule<? super P> range;

  /**
   * @param range of the evaluation's values
   */
  public Star1(Evaluation<? super P> evaluation, RangeRule<? super P> range) {
    this.evaluation = evaluation;
    this.range = range;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run<P>(evaluation, range.at(root), root.toMove(), budget).search(root, depth);
  }

  /** The recursion; {@link Star2} has another one where chance decides. */
  static class Run<P extends Position<P>> {
    private final Evaluation<? super P> evaluation;
    private final ValueRange range;
    private final Side side;
    private final SearchBudget budget;
    private P best;

    Run(Evaluation<? super P> evaluation, ValueRange range, Side side, SearchBudget budget) {
      this.evaluation = evaluation;
      this.range = range;
      this.side = side;
      this.budget = budget;
    }

    SearchResult<P> search(P root, int depth) {
      double value = value(root, depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      return SearchResult.of(
          best == null ? List.of(root) : List.of(root, best), value, depth, budget);
    }

    /**
     * For the side to move: exact between the bounds, and outside of them a bound itself. Leaves in
     * {@link #best} what is chosen here, if anything is.
     */
    final double value(P s, int depth, double alpha, double beta) {
      assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
      best = null;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        return leaf(s);
      }
      budget.expand();
      if (!ChancePosition.isChance(s)) {
        return greatest(s, successors, 0, Double.NEGATIVE_INFINITY, depth, alpha, beta);
      }
      double value = mean(s, successors, depth, alpha, beta);
      best = null;
      return value;
    }

    private double leaf(P s) {
      budget.evaluate(1);
      double value = evaluation.value(s, side);
      assert range.low() - range.slack() <= value && value <= range.high() + range.slack()
          : value + " outside of " + range;
      return s.toMove() == side ? value : -value;
    }

    /** Successors are about to be made. */
    final void expand() {
      budget.expand();
    }

    /** What all values lie between, for the side to move. */
    final ValueRange rangeAt(P s) {
      return range.of(s.toMove(), side);
    }

    /**
     * Of a node where a side moves.
     *
     * @param from the first successor that is searched
     * @param known the greatest value of those before it
     */
    final double greatest(
        P s, P[] successors, int from, double known, int depth, double alpha, double beta) {
      double greatest = known;
      P chosen = null;
      for (int i = from; i < successors.length && greatest < beta; i++) {
        double own = seenFrom(s, successors[i], depth - 1, Math.max(alpha, greatest), beta);
        if (own > greatest) {
          greatest = own;
          chosen = successors[i];
        }
      }
      best = chosen;
      return greatest;
    }

    /** The value of a successor, for the side to move before it. */
    final double seenFrom(P s, P successor, int depth, double alpha, double beta) {
      return successor.toMove() == s.toMove()
          ? value(successor, depth, alpha, beta)
          : -value(successor, depth, -beta, -alpha);
    }

    /** Of a node where chance decides. */
    double mean(P s, P[] successors, int depth, double alpha, double beta) {
      ValueRange own = rangeAt(s);
      MeanBounds bounds = new MeanBounds(ChancePosition.probabilities(s), own, alpha, beta);
      while (bounds.isOpen()) {
        P successor = successors[bounds.next()];
        assert successor.toMove() == s.toMove() : s;
        bounds.add(value(successor, depth, bounds.low(), bounds.high()));
      }
      return bounds.value();
    }
  }
}
