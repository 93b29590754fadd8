package olsy.core.search;

import olsy.core.game.Position;

/** A way to choose a move: looks a number of plies ahead. Holds no state of a search. */
public interface Search<P extends Position<P>> {

  /**
   * @param meter counts what the search costs, and may end it
   * @throws Meter.Stopped when the meter ends it; nothing is known then
   */
  SearchResult<P> search(P root, int depth, Meter meter);

  default SearchResult<P> search(P root, int depth) {
    return search(root, depth, Meter.unlimited());
  }
}
