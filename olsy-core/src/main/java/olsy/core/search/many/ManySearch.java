package olsy.core.search.many;

import olsy.core.game.ManyPosition;
import olsy.core.search.SearchBudget;

/** A way to choose a move among many players: looks a number of plies ahead. */
@FunctionalInterface
public interface ManySearch<P extends ManyPosition<P>> {

  /**
   * @param budget counts what the search costs, and may end it; a leaf is one evaluation, whatever
   *     the number of players
   * @throws SearchBudget.Stopped when the budget ends it; nothing is known then
   */
  ManyResult<P> search(P root, int depth, SearchBudget budget);

  default ManyResult<P> search(P root, int depth) {
    return search(root, depth, SearchBudget.unlimited());
  }
}
