package olsy.core.search;

import java.util.List;
import olsy.core.game.Position;

/**
 * What a search found. A search that was ended before it looked ahead at all has depth 0: its value
 * is the root's own static value, and its choice is the first legal move.
 *
 * @param line the principal variation: the root, then the positions play is expected to reach
 * @param value for the side to move at the root, as all values that searches return
 * @param depth plies looked ahead
 * @param expansions how often successors were made
 * @param evaluations how often a static value was computed
 */
public record SearchResult<P extends Position<P>>(
    List<P> line, double value, int depth, long expansions, long evaluations) {

  public SearchResult {
    line = List.copyOf(line);
    assert line.size() <= Math.max(depth, 1) + 1 : line.size() + " positions at depth " + depth;
  }

  /** With what a budget has counted. */
  public static <P extends Position<P>> SearchResult<P> of(
      List<P> line, double value, int depth, SearchBudget budget) {
    return new SearchResult<>(line, value, depth, budget.expansions(), budget.evaluations());
  }

  /** The successor chosen: the move. Null when there was nothing to choose. */
  public P choice() {
    return line.size() > 1 ? line.get(1) : null;
  }

  /** The position at the end of the principal variation, whose static value was backed up. */
  public P dominant() {
    return line.get(depth == 0 ? 0 : line.size() - 1);
  }
}
