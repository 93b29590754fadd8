package olsy.core.search.many;

import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.SearchBudget;

/**
 * max^n that stops at a node when the player who moves there has so much that too little is left
 * for the one who moved before: alpha-beta's shallow pruning for any number of players. It includes
 * immediate pruning. Bounds of ancestors above the parent prune nothing (Korf, Multi-player
 * Alpha-Beta Pruning, procedure Shallow).
 *
 * <pre>
 * shallow(s, d, bound):                                             bound = sum at the root
 *   if d = 0 or s terminal: return ⟨v_1(s), …, v_n(s)⟩
 *   p ← who moves at s
 *   for s' in σ(s):
 *     v ← shallow(s', d−1, sum − best_p);  if v_p > best_p: best ← v      best_p = 0 at first
 *     if best_p ≥ bound: return best
 *   return best
 * </pre>
 */
public final class ShallowPruning<P extends ManyPosition<P>> implements ManySearch<P> {

  private final Payoffs<P> payoffs;

  public ShallowPruning(Payoffs<P> payoffs) {
    this.payoffs = payoffs;
  }

  @Override
  public ManyResult<P> search(P root, int depth, SearchBudget budget) {
    double sum = ManySearches.SHALLOW_PRUNING.sum(payoffs, root, depth);
    Run run = new Run(sum, depth, budget);
    return run.result(root, run.values(root, depth, 0, sum), depth);
  }

  private final class Run extends Descent<P> {
    private final double sum;

    Run(double sum, int depth, SearchBudget budget) {
      super(payoffs, depth, budget);
      this.sum = sum;
    }

    double[] values(P s, int depth, int ply, double bound) {
      P[] successors = expand(s, depth);
      if (successors == null) {
        return leaf(s, ply);
      }
      int player = s.toMove();
      double[] best = null;
      for (P successor : successors) {
        assert successor.toMove() != player || successor.isTerminal() : "players move in turn";
        double left = best == null ? sum : sum - best[player];
        double[] values = values(successor, depth - 1, ply + 1, left);
        if (best == null || values[player] > best[player]) {
          best = values;
          prefer(ply, successor);
          if (best[player] >= bound) {
            break;
          }
        }
      }
      return best;
    }
  }
}
