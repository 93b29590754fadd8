package olsy.play.lab;

import olsy.core.game.Position;
import olsy.core.search.IterativeDeepening;
import olsy.core.search.Meter;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;

/**
 * Looks further and further ahead until a number of evaluations is used up, whatever the meter of
 * the caller allows.
 *
 * @param evaluations for a move
 */
record LimitedSearch<P extends Position<P>>(Search<P> search, long evaluations)
    implements Search<P> {

  @Override
  public SearchResult<P> search(P root, int depth, Meter meter) {
    return new IterativeDeepening<>(search).search(root, depth, Meter.ofEvaluations(evaluations));
  }
}
