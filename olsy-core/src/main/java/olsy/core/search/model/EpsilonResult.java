package olsy.core.search.model;

import java.util.List;

/**
 * What M*_ε found.
 *
 * @param candidates every move that some functions within the error bounds would choose, in the
 *     game's order; none where there was nothing to choose
 * @param range in which the value lies, for the side to move at the root
 * @param depth plies looked ahead
 * @param expansions how often successors were made
 * @param evaluations how often a static value was computed
 */
public record EpsilonResult<P>(
    List<Candidate<P>> candidates, Range range, int depth, long expansions, long evaluations) {

  /**
   * A move that may be the best.
   *
   * @param position the successor moved to
   */
  public record Candidate<P>(P position, Range range) {}

  public EpsilonResult {
    candidates = List.copyOf(candidates);
  }

  public List<P> moves() {
    return candidates.stream().map(Candidate::position).toList();
  }
}
