package olsy.core.search.minimax;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.Endgames;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Searches 1, 2, … plies ahead until the budget ends it, and answers with the last search that was
 * finished. When not even the first one was, the answer is the first legal move, at depth 0.
 *
 * <pre>
 * for d = 1, 2, …, most while time is left: result ← search(s, d), until the budget ends it
 * </pre>
 */
public final class IterativeDeepening<P extends Position<P>> implements Search<P> {

  private final Search<P> search;
  private final Consumer<SearchResult<P>> audience;

  public IterativeDeepening(Search<P> search) {
    this(search, found -> {});
  }

  /**
   * @param audience hears what was found at every depth
   */
  public IterativeDeepening(Search<P> search, Consumer<SearchResult<P>> audience) {
    this.search = search;
    this.audience = audience;
  }

  /**
   * @param most plies to look ahead
   * @return with the depth that was completed and the cost of all searches, the unfinished one
   *     included
   */
  @Override
  public SearchResult<P> search(P root, int most, SearchBudget budget) {
    return search(root, depth -> search.search(root, depth, budget), most, budget);
  }

  @Override
  public SearchResult<P> search(Line<P> play, int most, SearchBudget budget) {
    return search(play.position(), depth -> search.search(play, depth, budget), most, budget);
  }

  @Override
  public boolean seesRepetitions() {
    return search.seesRepetitions();
  }

  @Override
  public void consult(Endgames endgames) {
    search.consult(endgames);
  }

  @Override
  public void forget() {
    search.forget();
  }

  private SearchResult<P> search(
      P root, IntFunction<SearchResult<P>> toDepth, int most, SearchBudget budget) {
    SearchResult<P> last = null;
    try {
      for (int depth = 1; depth <= most && !budget.isSpent(); depth++) {
        last = toDepth.apply(depth);
        audience.accept(last);
      }
    } catch (SearchBudget.Stopped stopped) {
      // What the last finished search found stands.
    }
    if (last == null) {
      last = unsearched(root, budget);
    }
    return SearchResult.of(last.line(), last.value(), last.depth(), budget);
  }

  /** Only the static value of the root is asked: that always ends. */
  private SearchResult<P> unsearched(P root, SearchBudget budget) {
    SearchBudget look = SearchBudget.unlimited();
    SearchResult<P> here = search.search(root, 0, look);
    budget.add(look);
    P[] successors = root.successors();
    List<P> line = successors.length == 0 ? List.of(root) : List.of(root, successors[0]);
    return SearchResult.of(line, here.value(), 0, budget);
  }
}
