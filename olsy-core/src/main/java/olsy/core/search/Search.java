package olsy.core.search;

import olsy.core.game.Position;

/** A way to choose a move: looks a number of plies ahead. Holds no state of a search. */
public interface Search<P extends Position<P>> {

  /**
   * @param budget counts what the search costs, and may end it
   * @throws SearchBudget.Stopped when the budget ends it; nothing is known then
   */
  SearchResult<P> search(P root, int depth, SearchBudget budget);

  default SearchResult<P> search(P root, int depth) {
    return search(root, depth, SearchBudget.unlimited());
  }
}
