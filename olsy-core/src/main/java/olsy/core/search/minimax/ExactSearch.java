package olsy.core.search.minimax;

import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta that finds what minimax finds, ties included, whatever it knows. Several searches by
 * one player may share what they know: then each costs less.
 */
public interface ExactSearch<P extends Position<P>> extends Search<P> {

  /**
   * @param memory of searches before this one, of whatever positions
   * @throws SearchBudget.Stopped when the budget ends it; nothing is known then
   */
  SearchResult<P> search(P root, int depth, SearchBudget budget, KnownValues<P> memory);
}
