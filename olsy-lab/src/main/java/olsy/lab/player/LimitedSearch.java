package olsy.lab.player;

import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;

/**
 * Looks further and further ahead until a number of evaluations is used up, whatever the budget of
 * the caller allows.
 *
 * @param evaluations for a move
 */
public record LimitedSearch<P extends Position<P>>(Search<P> search, long evaluations)
    implements Search<P> {

  @Override
  public void forget() {
    search.forget();
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return new IterativeDeepening<>(search)
        .search(play, depth, SearchBudget.ofEvaluations(evaluations));
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new IterativeDeepening<>(search)
        .search(root, depth, SearchBudget.ofEvaluations(evaluations));
  }
}
