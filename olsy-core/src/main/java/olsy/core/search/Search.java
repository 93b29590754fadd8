package olsy.core.search;

import olsy.core.game.Line;
import olsy.core.game.Position;

/**
 * A way to choose a move: looks a number of plies ahead. What a search remembers of the searches
 * before it makes it quicker, and may make it choose another of good moves; {@link #forget} makes
 * it answer as a new one does.
 */
public interface Search<P extends Position<P>> {

  /**
   * @param budget counts what the search costs, and may end it
   * @throws SearchBudget.Stopped when the budget ends it; nothing is known then
   */
  SearchResult<P> search(P root, int depth, SearchBudget budget);

  /**
   * At the end of a play. Who {@link #seesRepetitions} asks what was played; others pass over it.
   *
   * @throws SearchBudget.Stopped when the budget ends it; nothing is known then
   */
  default SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return search(play.position(), depth, budget);
  }

  /** Whether it sees what would repeat a position of the play before. */
  default boolean seesRepetitions() {
    return false;
  }

  /** Whether it is quicker where it has searched before. */
  default boolean remembers() {
    return false;
  }

  /** Searches before have no say in those to come. */
  default void forget() {}

  /**
   * From now on results that are known end lines of play. Only searches for our own moves ask; a
   * search that says what an opponent does passes over it, as it sees what the opponent sees.
   */
  default void consult(Endgames endgames) {}

  default SearchResult<P> search(P root, int depth) {
    return search(root, depth, SearchBudget.unlimited());
  }
}
