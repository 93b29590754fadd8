package olsy.core.search.model;

import java.util.Arrays;
import olsy.core.evaluation.Score;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * The values v₀ … v_n of the node last visited at each ply of a one-pass search, and the line of
 * play behind them.
 *
 * <pre>
 * for each model j that moves at s:  if v'_j > v_j:  v_j ← v'_j;  v_{j+1} ← v'_{j+1}
 * if model 0 does not move at s:     v₀ ← min(v₀, v'₀)
 * </pre>
 */
public final class ModelValues<P extends Position<P>> {

  private final ValueVector<? super P> models;
  private final int n;
  private final Side player;
  private final SearchBudget budget;
  private final PrincipalVariation<P> line;
  private final double[] v;

  public ModelValues(ValueVector<? super P> models, Side player, int depth, SearchBudget budget) {
    this.models = models;
    this.n = models.size() - 1;
    this.player = player;
    this.budget = budget;
    this.line = new PrincipalVariation<>(depth);
    this.v = new double[(depth + 1) * (n + 1)];
  }

  /** What a search found at the root. */
  public SearchResult<P> result(P root, int depth) {
    return SearchResult.of(line.from(root), v[n], depth, budget);
  }

  /** v_j; below model 0 the tail −f₀, f₀, … */
  public double get(int ply, int j) {
    double value = v[ply * (n + 1) + Math.max(j, 0)];
    return j >= 0 || (j & 1) == 0 ? value : -value;
  }

  /** The values of a leaf. */
  public void evaluate(P s, int ply) {
    budget.evaluate(n + 1);
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

  /** Of an inner node whose successors have not been visited yet. */
  public void begin(int ply) {
    budget.expand();
    int here = ply * (n + 1);
    Arrays.fill(v, here, here + n + 1, Double.NEGATIVE_INFINITY);
    if (((n - ply) & 1) != 0) {
      v[here] = Double.POSITIVE_INFINITY;
    }
  }

  /** A successor has been visited. */
  public void backUp(P successor, int ply) {
    int here = ply * (n + 1);
    int below = here + n + 1;
    int highest = n - (ply & 1);
    if (highest < 0 ? v[below] < v[here] : v[below + highest] > v[here + highest]) {
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
    if (((n - ply) & 1) != 0 && v[below] < v[here]) {
      v[here] = v[below];
    }
  }
}
