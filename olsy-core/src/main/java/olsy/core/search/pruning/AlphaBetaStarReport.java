package olsy.core.search.pruning;

import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.ModelValues;

/**
 * The earlier αβ*, in one pass and with lower cutoffs alone (Carmel and Markovitch, Learning and
 * Using Opponent Models in Adversary Search, Figure 19, repaired).
 *
 * <pre>
 * αβ*(s, h, α_n): returns v₀ … v_n;  r is the distance from the root
 *   if h = 0 or s terminal: return f₀(s) … f_n(s)
 *   for s' in σ(s):
 *     back up αβ*(s', h−1, α_n) as M*_1p does;  α_n ← max(α_n, v_n) if model n moves at s
 *     if α_{j+1} ≥ B_{j+1}^h − v_j for each model n−r ≤ j &lt; n that moves at s: return v₀ … v_n
 *     where α_{j+1} for j+1 &lt; n is v_{j+1} so far at the parent of s
 * </pre>
 *
 * The figure hands every model's cutoff down to all nodes below. Only the player's own may be: the
 * player goes on from replies that its model would not allow, and there the model chooses afresh.
 */
public final class AlphaBetaStarReport<P extends Position<P>> implements Search<P> {

  private final Player<P> player;
  private final ValueVector<P> models;
  private final SumBoundRule<? super P> sumBounds;

  public AlphaBetaStarReport(Player<P> player, SumBoundRule<? super P> sumBounds) {
    this.player = player;
    this.models = ValueVector.of(player.evaluations());
    this.sumBounds = sumBounds;
  }

  /**
   * @throws IllegalArgumentException when the bounds do not hold for the player: a model's depth
   *     cuts it short
   */
  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root, depth, budget).search(root, depth);
  }

  private final class Run {
    private final int n = player.level();
    private final double[][] bounds;
    private final ModelValues<P> values;

    Run(P root, int depth, SearchBudget budget) {
      this.bounds = SumBounds.tableFor(player, sumBounds, root, depth);
      this.values = new ModelValues<>(models, root.toMove(), depth, budget);
    }

    SearchResult<P> search(P root, int depth) {
      visit(root, depth, 0, Double.NEGATIVE_INFINITY);
      return values.result(root, depth);
    }

    private void visit(P s, int height, int ply, double alpha) {
      assert height >= 0;
      P[] successors = height == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        values.evaluate(s, ply);
        return;
      }
      values.begin(ply);
      double raised = alpha;
      for (P successor : successors) {
        visit(successor, height - 1, ply + 1, raised);
        values.backUp(successor, ply);
        if ((ply & 1) == 0) {
          raised = Math.max(raised, values.get(ply, n));
        }
        if (ply > 0 && allAgreeToPrune(height, ply, raised)) {
          return;
        }
      }
    }

    private boolean allAgreeToPrune(int height, int ply, double alpha) {
      int highest = (ply & 1) == 0 ? n - 2 : n - 1;
      for (int j = highest; j >= n - ply; j -= 2) {
        double cutoff = j + 1 == n ? alpha : values.get(ply - 1, j + 1);
        double bound = j >= 0 ? bounds[height][j + 1] : 0;
        if (cutoff < bound - values.get(ply, j)) {
          return false;
        }
      }
      return true;
    }
  }
}
