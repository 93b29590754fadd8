package olsy.core.search.many;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.game.ManyPosition;
import olsy.core.search.SearchBudget;

/**
 * What a search for many players found.
 *
 * @param line the principal variation: the root, then the positions play is expected to reach
 * @param values of the last position of the line, for each player in the order of their turns
 * @param depth plies looked ahead
 * @param expansions how often successors were made
 * @param evaluations how many positions were evaluated
 */
public record ManyResult<P extends ManyPosition<P>>(
    List<P> line, List<Double> values, int depth, long expansions, long evaluations) {

  public ManyResult {
    line = List.copyOf(line);
    values = List.copyOf(values);
    assert line.size() <= depth + 1 : line.size() + " positions at depth " + depth;
  }

  /** With what a budget has counted. */
  static <P extends ManyPosition<P>> ManyResult<P> of(
      List<P> line, double[] values, int depth, SearchBudget budget) {
    return new ManyResult<>(
        line,
        Arrays.stream(values).boxed().toList(),
        depth,
        budget.expansions(),
        budget.evaluations());
  }

  /** The successor chosen: the move. Empty when there was nothing to choose. */
  public Optional<P> choice() {
    return line.size() > 1 ? Optional.of(line.get(1)) : Optional.empty();
  }
}
