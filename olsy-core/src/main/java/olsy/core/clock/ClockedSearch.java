package olsy.core.clock;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;

/**
 * The search of a player within limits: to its own depth, or deeper and deeper until a limit is
 * reached.
 *
 * @param limits all but the depth, which is the player's
 */
public record ClockedSearch<P extends Position<P>>(PlayerSearch<P> search, Limits limits) {

  /**
   * For one move; an interruption of the thread that searches ends it, too.
   *
   * @param told what the clock says where there is one; it is full where nobody tells
   */
  public SearchBudget budget(Optional<TimeLeft> told, LongSupplier nanoClock) {
    long most = limits.nodes().orElse(Long.MAX_VALUE);
    Optional<TimeLeft> left =
        limits.clock().map(clock -> told.orElseGet(GameClock.of(clock)::timeLeft));
    Optional<Duration> hard = shortest(limits.moveTime(), left.map(TimeLeft::most));
    if (hard.isEmpty()) {
      return SearchBudget.ofEvaluations(most).untilInterrupted();
    }
    Duration aim =
        shortest(hard, left.map(TimeLeft::aim).map(ClockedSearch::toBegin)).orElseThrow();
    return SearchBudget.of(most, aim, hard.get(), nanoClock).untilInterrupted();
  }

  /** Who begins to look one ply farther later than that would seldom come to an end. */
  private static Duration toBegin(Duration aim) {
    return aim.multipliedBy(6).dividedBy(10);
  }

  private static Optional<Duration> shortest(Optional<Duration> a, Optional<Duration> b) {
    return a.isPresent() && b.isPresent() && b.get().compareTo(a.get()) < 0 ? b : a.or(() -> b);
  }

  /**
   * @throws SearchBudget.Stopped when the budget ends a search that has nothing but a depth
   */
  public SearchResult<P> search(Line<P> play, SearchBudget budget) {
    return search(play, budget, limits.nodes().isPresent() || limits.isTimed(), found -> {});
  }

  /**
   * Goes through the depths in any case, and tells of each.
   *
   * @param audience hears what the search of every depth found
   */
  public SearchResult<P> deepened(
      Line<P> play, SearchBudget budget, Consumer<SearchResult<P>> audience) {
    return search(play, budget, true, audience);
  }

  private SearchResult<P> search(
      Line<P> play, SearchBudget budget, boolean deepens, Consumer<SearchResult<P>> audience) {
    int most =
        limits.isOpenEnded() ? search.horizons().upTo(Limits.MOST_PLIES) : search.horizons().own();
    Search<P> whole = deepens ? new IterativeDeepening<>(search, audience) : search;
    return whole.search(play, most, budget);
  }

  public void forget() {
    search.forget();
  }
}
