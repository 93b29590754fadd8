package olsy.core.search;

import java.util.Arrays;
import olsy.core.eval.Score;
import olsy.core.eval.ValueVector;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Player;

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
  public SearchResult<P> search(P root, int depth, Meter meter) {
    return new Run(root, depth, meter).search(root, depth);
  }

  private final class Run {
    private final int n = player.level();
    private final Side side;
    private final double[][] bounds;
    private final Meter meter;
    private final PrincipalVariation<P> line;

    /** v₀ … v_n of the node last visited at each ply. */
    private final double[][] v;

    /** α_n at the current node of each ply. */
    private final double[] alpha;

    Run(P root, int depth, Meter meter) {
      this.side = root.toMove();
      this.bounds = SumBounds.table(player, sumBounds, root, depth);
      this.meter = meter;
      this.line = new PrincipalVariation<>(depth);
      this.v = new double[depth + 1][n + 1];
      this.alpha = new double[depth + 1];
    }

    SearchResult<P> search(P root, int depth) {
      visit(root, depth, 0);
      return new SearchResult<>(
          line.from(root), v[0][n], depth, meter.expansions(), meter.evaluations());
    }

    private void visit(P s, int height, int ply) {
      P[] successors = height == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        evaluate(s, ply);
        return;
      }
      meter.expand();
      alpha[ply] = ply == 0 ? Double.NEGATIVE_INFINITY : alpha[ply - 1];
      double[] here = v[ply];
      double[] below = v[ply + 1];
      int highest = n - (ply & 1);
      boolean lastModelMoves = (highest & 1) == 0;
      Arrays.fill(here, Double.NEGATIVE_INFINITY);
      if (!lastModelMoves) {
        here[0] = Double.POSITIVE_INFINITY;
      }
      for (P successor : successors) {
        visit(successor, height - 1, ply + 1);
        if (highest < 0 ? below[0] < here[0] : below[highest] > here[highest]) {
          line.prefer(ply, successor);
        }
        for (int j = highest; j >= 0; j -= 2) {
          if (below[j] > here[j]) {
            here[j] = below[j];
            if (j < n) {
              here[j + 1] = below[j + 1];
            }
          }
        }
        if (!lastModelMoves && below[0] < here[0]) {
          here[0] = below[0];
        }
        if ((ply & 1) == 0) {
          alpha[ply] = Math.max(alpha[ply], here[n]);
        }
        if (ply > 0 && allAgreeToPrune(height, ply)) {
          return;
        }
      }
    }

    private boolean allAgreeToPrune(int height, int ply) {
      int first = (ply & 1) == 0 ? n - 2 : n - 1;
      for (int j = first; j >= n - ply; j -= 2) {
        double cutoff = j + 1 == n ? alpha[ply] : value(v[ply - 1], j + 1);
        double bound = j >= 0 ? bounds[height][j + 1] : 0;
        if (cutoff < bound - value(v[ply], j)) {
          return false;
        }
      }
      return true;
    }

    /** v_j, in the tail below model 0 as well. */
    private double value(double[] values, int j) {
      if (j >= 0) {
        return values[j];
      }
      return (j & 1) == 0 ? values[0] : -values[0];
    }

    private void evaluate(P s, int ply) {
      meter.evaluate(n + 1);
      line.end(ply);
      if (!Score.hasResult(s)) {
        models.values(s, side, v[ply], 0);
        return;
      }
      double result = Score.ofResult(s, side, ply);
      for (int j = n; j >= 0; j--) {
        v[ply][j] = ((n - j) & 1) == 0 ? result : -result;
      }
    }
  }
}
