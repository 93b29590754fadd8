package olsy.lab.player;

import java.util.function.Supplier;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;

/**
 * Looks further and further ahead until a budget is used up, whatever the budget of the caller
 * allows.
 *
 * @param budgets one for each move
 */
public record LimitedSearch<P extends Position<P>>(Search<P> search, Supplier<SearchBudget> budgets)
    implements Search<P> {

  /**
   * @param evaluations for a move
   */
  public LimitedSearch(Search<P> search, long evaluations) {
    this(search, () -> SearchBudget.ofEvaluations(evaluations));
  }

  @Override
  public void forget() {
    search.forget();
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return new IterativeDeepening<>(search).search(play, depth, budgets.get());
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new IterativeDeepening<>(search).search(root, depth, budgets.get());
  }
}
