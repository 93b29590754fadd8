package olsy.core.search;

import java.util.Arrays;
import olsy.core.eval.Score;
import olsy.core.eval.ValueVector;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * M*_1p: the value of M* in one pass over the tree, with the values of all models backed up side by
 * side (Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search, Figure 7,
 * repaired).
 *
 * <pre>
 * M*_1p(s, d): returns v₀ … v_n
 *   if d = 0 or s terminal: return f₀(s) … f_n(s)
 *   for s' in σ(s):
 *     v' ← M*_1p(s', d−1)
 *     for each model j that moves at s:  if v'_j > v_j:  v_j ← v'_j;  v_{j+1} ← v'_{j+1}
 *     if model 0 does not move at s:  v₀ ← min(v₀, v'₀)
 * </pre>
 */
public final class MStarOnePass<P extends Position<P>> implements Search<P> {

  private final ValueVector<? super P> models;

  public MStarOnePass(ValueVector<? super P> models) {
    this.models = models;
  }

  @Override
  public SearchResult<P> search(P root, int depth, Meter meter) {
    return new Run(root.toMove(), depth, meter).search(root, depth);
  }

  private final class Run {
    private final Side player;
    private final Meter meter;
    private final PrincipalVariation<P> line;
    private final int n = models.size() - 1;

    /** v₀ … v_n of the node last visited at each ply. */
    private final double[] v;

    Run(Side player, int depth, Meter meter) {
      this.player = player;
      this.meter = meter;
      this.line = new PrincipalVariation<>(depth);
      this.v = new double[(depth + 1) * (n + 1)];
    }

    SearchResult<P> search(P root, int depth) {
      visit(root, depth, 0);
      return new SearchResult<>(
          line.from(root), v[n], depth, meter.expansions(), meter.evaluations());
    }

    private void visit(P s, int depth, int ply) {
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        evaluate(s, ply);
        return;
      }
      meter.expand();
      int here = ply * (n + 1);
      int below = here + n + 1;
      int highest = n - (ply & 1);
      boolean lastModelMoves = (highest & 1) == 0;
      Arrays.fill(v, here, below, Double.NEGATIVE_INFINITY);
      if (!lastModelMoves) {
        v[here] = Double.POSITIVE_INFINITY;
      }
      for (P successor : successors) {
        if (depth == 1) {
          evaluate(successor, ply + 1);
        } else {
          visit(successor, depth - 1, ply + 1);
        }
        if (decides(highest, here, below)) {
          line.prefer(ply, successor);
        }
        for (int j = highest; j >= 0; j -= 2) {
          if (v[below + j] > v[here + j]) {
            v[here + j] = v[below + j];
            if (j < n) {
              v[here + j + 1] = v[below + j + 1];
            }
          }
        }
        if (!lastModelMoves && v[below] < v[here]) {
          v[here] = v[below];
        }
      }
    }

    /** Whether the successor just visited is the one that the side to move prefers so far. */
    private boolean decides(int highest, int here, int below) {
      return highest < 0 ? v[below] < v[here] : v[below + highest] > v[here + highest];
    }

    private void evaluate(P s, int ply) {
      meter.evaluate(n + 1);
      line.end(ply);
      int at = ply * (n + 1);
      if (!Score.hasResult(s)) {
        models.values(s, player, v, at);
        return;
      }
      double result = Score.ofResult(s, player, ply);
      for (int j = n; j >= 0; j--) {
        v[at + j] = ((n - j) & 1) == 0 ? result : -result;
      }
    }
  }
}
