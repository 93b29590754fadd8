package olsy.lab.player;

import java.util.concurrent.atomic.LongAdder;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/** Adds up what searches cost, in however many threads. */
public final class CountedSearch<P extends Position<P>> implements Search<P> {

  private final Search<P> search;
  private final LongAdder searches = new LongAdder();
  private final LongAdder evaluations = new LongAdder();
  private final LongAdder plies = new LongAdder();

  public CountedSearch(Search<P> search) {
    this.search = search;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    SearchResult<P> result = search.search(root, depth, budget);
    searches.increment();
    evaluations.add(result.evaluations());
    plies.add(result.depth());
    return result;
  }

  public long searches() {
    return searches.sum();
  }

  /** Of a search, in the mean. */
  public double evaluations() {
    return evaluations.sum() / (double) searches();
  }

  /** Of a search, in the mean. */
  public double depth() {
    return plies.sum() / (double) searches();
  }
}
