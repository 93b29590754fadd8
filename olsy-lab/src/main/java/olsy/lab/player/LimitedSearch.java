package olsy.lab.player;

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
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new IterativeDeepening<>(search)
        .search(root, depth, SearchBudget.ofEvaluations(evaluations));
  }
}
