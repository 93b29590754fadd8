package olsy.core.search;

import olsy.core.game.Position;

/**
 * Searches 1, 2, … plies ahead until the meter ends it, and answers with the last search that was
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
  public SearchResult<P> search(P root, int most, Meter meter) {
    Meter first = Meter.unlimited();
    SearchResult<P> last = search.search(root, Math.min(1, most), first);
    meter.add(first);
    try {
      for (int depth = 2; depth <= most; depth++) {
        last = search.search(root, depth, meter);
      }
    } catch (Meter.Stopped stopped) {
      // What the last finished search found stands.
    }
    return new SearchResult<>(
        last.line(), last.value(), last.depth(), meter.expansions(), meter.evaluations());
  }
}
