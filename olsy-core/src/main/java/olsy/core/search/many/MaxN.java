package olsy.core.search.many;

import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.SearchBudget;

/**
 * max^n: everybody takes the successor that is best for himself. The definition that {@link
 * ImmediatePruning} and {@link ShallowPruning} must equal (Luckhardt and Irani, An Algorithmic
 * Solution of N-Person Games; Russell and Norvig, Artificial Intelligence, 6.2).
 *
 * <pre>
 * max^n(s, d):
 *   if d = 0 or s terminal: return ⟨v_1(s), …, v_n(s)⟩
 *   p ← who moves at s
 *   return the leftmost of max^n(s', d−1), s' in σ(s), whose component p is the largest
 * </pre>
 */
public final class MaxN<P extends ManyPosition<P>> implements ManySearch<P> {

  private final Payoffs<P> payoffs;

  public MaxN(Payoffs<P> payoffs) {
    this.payoffs = payoffs;
  }

  @Override
  public ManyResult<P> search(P root, int depth, SearchBudget budget) {
    Run run = new Run(depth, budget);
    return run.result(root, run.values(root, depth, 0), depth);
  }

  private final class Run extends Descent<P> {

    Run(int depth, SearchBudget budget) {
      super(payoffs, depth, budget);
    }

    double[] values(P s, int depth, int ply) {
      P[] successors = expand(s, depth);
      if (successors == null) {
        return leaf(s, ply);
      }
      int player = s.toMove();
      double[] best = null;
      for (P successor : successors) {
        double[] values = values(successor, depth - 1, ply + 1);
        if (best == null || values[player] > best[player]) {
          best = values;
          prefer(ply, successor);
        }
      }
      return best;
    }
  }
}
