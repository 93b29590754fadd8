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
 * Minimax with averages where chance decides: the definition that {@link Star1} and {@link Star2}
 * must equal (Russell and Norvig, Artificial Intelligence, Section 6.5).
 *
 * <pre>
 * value(s, d):                       for the side to move at s
 *   if d = 0 or s terminal:  f(s)
 *   if chance decides:       Σ p · value(s', d)
 *   else the maximum of −value(s', d−1), of value(s', d−1) where the same side moves again
 * </pre>
 *
 * Depth counts decisions. What the last of them leads to is valued before the dice are rolled.
 */
public final class Expectiminimax<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;

  public Expectiminimax(Evaluation<? super P> evaluation) {
    this.evaluation = evaluation;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root.toMove(), budget).search(root, depth);
  }

  private final class Run {
    private final Side side;
    private final SearchBudget budget;
    private P best;

    Run(Side side, SearchBudget budget) {
      this.side = side;
      this.budget = budget;
    }

    SearchResult<P> search(P root, int depth) {
      double value = value(root, depth);
      return SearchResult.of(
          best == null ? List.of(root) : List.of(root, best), value, depth, budget);
    }

    /** Leaves in {@link #best} what is chosen here, if anything is. */
    private double value(P s, int depth) {
      best = null;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        budget.evaluate(1);
        double value = evaluation.value(s, side);
        return s.toMove() == side ? value : -value;
      }
      budget.expand();
      return ChancePosition.isChance(s)
          ? mean(s, successors, depth)
          : greatest(s, successors, depth);
    }

    private double mean(P s, P[] successors, int depth) {
      double[] probabilities = ChancePosition.probabilities(s);
      double sum = 0;
      for (int i = 0; i < successors.length; i++) {
        assert successors[i].toMove() == s.toMove() : s;
        sum += probabilities[i] * value(successors[i], depth);
      }
      best = null;
      return sum;
    }

    private double greatest(P s, P[] successors, int depth) {
      double greatest = Double.NEGATIVE_INFINITY;
      P chosen = null;
      for (P successor : successors) {
        double value = value(successor, depth - 1);
        double own = successor.toMove() == s.toMove() ? value : -value;
        if (own > greatest) {
          greatest = own;
          chosen = successor;
        }
      }
      best = chosen;
      return greatest;
    }
  }
}
