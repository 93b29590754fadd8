package olsy.core.search.minimax;

import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Searches 1, 2, … plies ahead until the budget ends it, and answers with the last search that was
 * finished.
 *
 * <p>The first one always is: a player needs a move.
 */
public final class IterativeDeepening<P extends Position<P>> implements Search<P> {

  private final Search<P> search;

  public IterativeDeepening(Search<P> search) {
    this.search = search;
  }

  /**
   * @param most plies to look ahead
   * @return with the depth that was completed and the cost of all searches, the unfinished one
   *     included
   */
  @Override
  public SearchResult<P> search(P root, int most, SearchBudget budget) {
    SearchBudget first = SearchBudget.unlimited();
    SearchResult<P> last = search.search(root, Math.min(1, most), first);
    budget.add(first);
    try {
      for (int depth = 2; depth <= most; depth++) {
        last = search.search(root, depth, budget);
      }
    } catch (SearchBudget.Stopped stopped) {
      // What the last finished search found stands.
    }
    return new SearchResult<>(
        last.line(), last.value(), last.depth(), budget.expansions(), budget.evaluations());
  }
}
