package olsy.core.search.many;

import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.SearchBudget;

/**
 * max^n that stops at a node when the player who moves there has all there is to have (Korf,
 * Multi-player Alpha-Beta Pruning, immediate pruning).
 *
 * <pre>
 * immediate(s, d):
 *   if d = 0 or s terminal: return ⟨v_1(s), …, v_n(s)⟩
 *   p ← who moves at s
 *   for s' in σ(s):
 *     v ← immediate(s', d−1);  if v_p > best_p: best ← v
 *     if best_p ≥ sum: return best
 *   return best
 * </pre>
 */
public final class ImmediatePruning<P extends ManyPosition<P>> implements ManySearch<P> {

  private final Payoffs<P> payoffs;

  public ImmediatePruning(Payoffs<P> payoffs) {
    this.payoffs = payoffs;
  }

  @Override
  public ManyResult<P> search(P root, int depth, SearchBudget budget) {
    double sum = ManySearches.IMMEDIATE_PRUNING.sum(payoffs, root, depth);
    Run run = new Run(sum, depth, budget);
    return run.result(root, run.values(root, depth, 0), depth);
  }

  private final class Run extends Descent<P> {
    private final double sum;

    Run(double sum, int depth, SearchBudget budget) {
      super(payoffs, depth, budget);
      this.sum = sum;
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
          if (best[player] >= sum) {
            break;
          }
        }
      }
      return best;
    }
  }
}
