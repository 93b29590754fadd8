package olsy.play.session.state;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.search.MoveByMove;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.scout.TellingMove;

/**
 * Of the moves that are worth as much as the best the one whose reply tells most about how the
 * opponent plays; where no reply tells anything, the move that would be played anyway. No value is
 * given up for it, but time is.
 *
 * @param telling knows who the opponent may be
 */
record TellingSearch<P extends Position<P>>(MoveByMove<P> search, TellingMove<P> telling)
    implements Search<P> {

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    if (depth == 0 || root.successorCount() < 2) {
      return search.search(root, depth, budget);
    }
    List<SearchResult<P>> best = search.best(root, depth, budget);
    P choice = telling.among(best.stream().map(SearchResult::choice).toList());
    return best.stream().filter(one -> one.choice().equals(choice)).findFirst().orElseThrow();
  }

  @Override
  public void forget() {
    search.forget();
  }
}
