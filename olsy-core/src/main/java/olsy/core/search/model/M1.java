package olsy.core.search.model;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Minimax;

/**
 * M¹: M against an opponent who plays minimax with a function of its own (Carmel and Markovitch,
 * Learning and Using Opponent Models in Adversary Search, Section 2.2).
 *
 * <pre>
 * M¹(s, d, f₁, f₀) = M(s, d, f₁, φ)   φ(s) = the move of minimax(s, min(depth left, d₀), f₀)
 * </pre>
 */
public final class M1<P extends Position<P>> implements Search<P> {

  private final M<P> m;

  /**
   * @param model the opponent's strategy
   */
  public M1(Evaluation<? super P> evaluation, Strategy<P> model) {
    Minimax<P> minimax = new Minimax<>(model.evaluation());
    this.m =
        new M<P>(
            evaluation,
            (s, depth, budget) ->
                minimax.search(s, Math.min(depth, model.depth()), budget).choice());
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return m.search(root, depth, budget);
  }
}
