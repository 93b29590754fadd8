package olsy.core.search.model;

import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

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
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    ModelValues<P> values = new ModelValues<P>(models, root.toMove(), depth, budget);
    visit(values, root, depth, 0);
    return values.result(root, depth);
  }

  private void visit(ModelValues<P> values, P s, int depth, int ply) {
    P[] successors = depth == 0 ? null : s.successors();
    if (successors == null || successors.length == 0) {
      values.evaluate(s, ply);
      return;
    }
    values.begin(ply);
    for (P successor : successors) {
      if (depth == 1) {
        values.evaluate(successor, ply + 1);
      } else {
        visit(values, successor, depth - 1, ply + 1);
      }
      values.backUp(successor, ply);
    }
  }
}
