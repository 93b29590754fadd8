package olsy.core.search.pruning;

import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.ModelValues;

/**
 * αβ*_1p: M*_1p that leaves out what no model needs, as far as sum-bounds between a player and its
 * models tell (Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search, Figure
 * 9, repaired).
 *
 * <pre>
 * αβ*_1p(s, h): returns v₀ … v_n;  r is the distance from the root
 *   if h = 0 or s terminal: return f₀(s) … f_n(s)
 *   for each model n−r ≤ j &lt; n, from the window of model j+1 at the parent of s:
 *     ⟨α_j, β_j⟩ ← α_{j+1} &lt; β_{j+1} ? ⟨−B−β_{j+1}, B−α_{j+1}⟩ with B = B_{j+1}^h : ⟨α_{j+1}, β_{j+1}⟩
 *   for the player: α_n is that of the parent, β_n ← B_n^h − α_{n−1} of the parent
 *   for s' in σ(s):
 *     back up αβ*_1p(s', h−1) as M*_1p does;  α_j ← max(α_j, v_j) for each model j that moves at s
 *     if α_j ≥ β_j for each j &lt; n of them: return v₀ … v_n
 * </pre>
 *
 * The tail −f₀, f₀, … below model 0 has values by sign, but windows of its own: each began another
 * search.
 */
public final class AlphaBetaStarOnePass<P extends Position<P>> implements Search<P> {

  private final Player<P> player;
  private final ValueVector<P> models;
  private final SumBoundRule<? super P> sumBounds;

  public AlphaBetaStarOnePass(Player<P> player, SumBoundRule<? super P> sumBounds) {
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

    /** The windows of models n, n−1, … n−r at the current node of each ply r. */
    private final double[][] alpha;

    private final double[][] beta;

    Run(P root, int depth, SearchBudget budget) {
      this.bounds = SumBounds.tableFor(player, sumBounds, root, depth);
      this.values = new ModelValues<>(models, root.toMove(), depth, budget);
      this.alpha = new double[depth + 1][depth + 1];
      this.beta = new double[depth + 1][depth + 1];
    }

    SearchResult<P> search(P root, int depth) {
      alpha[0][0] = Double.NEGATIVE_INFINITY;
      beta[0][0] = Double.POSITIVE_INFINITY;
      visit(root, depth, 0);
      return values.result(root, depth);
    }

    private void visit(P s, int height, int ply) {
      assert height >= 0;
      P[] successors = height == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        values.evaluate(s, ply);
        return;
      }
      values.begin(ply);
      if (ply > 0) {
        openWindows(height, ply);
      }
      for (P successor : successors) {
        visit(successor, height - 1, ply + 1);
        values.backUp(successor, ply);
        raiseAlphas(ply);
        if (ply > 0 && allAgreeToPrune(ply)) {
          return;
        }
      }
    }

    private void openWindows(int height, int ply) {
      double[] parentAlpha = alpha[ply - 1];
      double[] parentBeta = beta[ply - 1];
      alpha[ply][0] = parentAlpha[0];
      beta[ply][0] = ply == 1 ? Double.POSITIVE_INFINITY : bounds[height][n] - alpha[ply - 1][1];
      for (int i = 1; i <= ply; i++) {
        double low = parentAlpha[i - 1];
        double high = parentBeta[i - 1];
        if (low < high) {
          int modeller = n - i + 1;
          double bound = modeller > 0 ? bounds[height][modeller] : 0;
          alpha[ply][i] = -bound - high;
          beta[ply][i] = bound - low;
        } else {
          alpha[ply][i] = low;
          beta[ply][i] = high;
        }
      }
    }

    private void raiseAlphas(int ply) {
      for (int i = ply & 1; i <= ply; i += 2) {
        alpha[ply][i] = Math.max(alpha[ply][i], values.get(ply, n - i));
      }
    }

    /** All models that move here, except the player: nobody waits for what the player chooses. */
    private boolean allAgreeToPrune(int ply) {
      for (int i = (ply & 1) == 0 ? 2 : 1; i <= ply; i += 2) {
        if (alpha[ply][i] < beta[ply][i]) {
          return false;
        }
      }
      return true;
    }
  }
}
