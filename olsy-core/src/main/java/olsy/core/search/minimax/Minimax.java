package olsy.core.search.minimax;

import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Plain minimax: M with no model, the definition that {@link AlphaBeta} must equal.
 *
 * <pre>
 * minimax(s, d):
 *   if d = 0 or s terminal: return f(s)
 *   return the maximum over s' in σ(s) of −minimax(s', d−1)
 * </pre>
 */
public final class Minimax<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;

  public Minimax(Evaluation<? super P> evaluation) {
    this.evaluation = evaluation;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root.toMove(), depth, budget).search(root, depth);
  }

  private final class Run {
    private final Side side;
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;

    Run(Side side, int depth, SearchBudget budget) {
      this.side = side;
      this.budget = budget;
      this.line = new PrincipalVariation<>(depth);
    }

    SearchResult<P> search(P root, int depth) {
      double value = value(root, depth, 0);
      return SearchResult.of(line.from(root), value, depth, budget);
    }

    private double value(P s, int depth, int ply) {
      assert depth >= 0;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        budget.evaluate(1);
        line.end(ply);
        double value = Score.of(s, side, ply, evaluation);
        return (ply & 1) == 0 ? value : -value;
      }
      budget.expand();
      double best = Double.NEGATIVE_INFINITY;
      for (P successor : successors) {
        double value = -value(successor, depth - 1, ply + 1);
        if (value > best) {
          best = value;
          line.prefer(ply, successor);
        }
      }
      return best;
    }
  }
}
