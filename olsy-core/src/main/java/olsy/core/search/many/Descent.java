package olsy.core.search.many;

import java.util.List;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.SearchBudget;

/** One run of a search: makes successors, values leaves, counts both, and keeps the line. */
abstract class Descent<P extends ManyPosition<P>> {

  private final Payoffs<P> payoffs;
  private final SearchBudget budget;
  private final PrincipalVariation<P> line;

  Descent(Payoffs<P> payoffs, int depth, SearchBudget budget) {
    this.payoffs = payoffs;
    this.budget = budget;
    this.line = new PrincipalVariation<>(depth);
  }

  /** Null where the search stops, which is a {@link #leaf}. */
  final P[] expand(P s, int depth) {
    assert depth >= 0;
    if (depth == 0 || s.isTerminal()) {
      return null;
    }
    budget.expand();
    return s.successors();
  }

  /** The static values of a node, at the end of a line. */
  final double[] leaf(P s, int ply) {
    budget.evaluate(1);
    line.end(ply);
    double[] values = payoffs.values(s);
    assert values.length == s.players();
    return values;
  }

  /** The node at this ply prefers a successor to those before it. */
  final void prefer(int ply, P successor) {
    line.prefer(ply, successor);
  }

  /** The root, and what play is expected to reach. */
  final List<P> line(P root) {
    return line.from(root);
  }

  /**
   * What was found.
   *
   * @param values of the root
   */
  final ManyResult<P> result(P root, double[] values, int depth) {
    return ManyResult.of(line(root), values, depth, budget);
  }
}
