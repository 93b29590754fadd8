package olsy.core.search.model;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * M: search against any opponent, who is a function from positions to the position it moves to
 * (Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search, Figure 2).
 *
 * <pre>
 * M(s, d, f, φ):
 *   if d = 0 or s terminal: return f(s)
 *   for s' in σ(s):
 *     v ← d = 1 or s' terminal ? f(s') : M(φ(s'), d−2, f, φ)
 *   return the greatest v
 * </pre>
 */
public final class M<P extends Position<P>> implements Search<P> {

  /** φ: how the opponent moves. */
  @FunctionalInterface
  public interface Opponent<P> {

    /**
     * @param s where the opponent moves and the game is not over
     * @param depth plies that the search still looks ahead here, at least 1
     * @param budget for an opponent who searches
     * @return a successor of s
     */
    P reply(P s, int depth, SearchBudget budget);
  }

  private final Evaluation<? super P> evaluation;
  private final Opponent<P> opponent;

  public M(Evaluation<? super P> evaluation, Opponent<P> opponent) {
    this.evaluation = evaluation;
    this.opponent = opponent;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    Found<P> found = search(root, depth, 0, budget);
    return SearchResult.of(found.line(), found.value(), depth, budget);
  }

  private record Found<P>(List<P> line, double value) {}

  private Found<P> search(P s, int depth, int ply, SearchBudget budget) {
    P[] successors = depth == 0 ? null : s.successors();
    if (successors == null || successors.length == 0) {
      budget.evaluate(1);
      return new Found<>(List.of(s), Score.of(s, s.toMove(), ply, evaluation));
    }
    budget.expand();
    List<P> line = new ArrayList<>();
    double best = Double.NEGATIVE_INFINITY;
    for (P successor : successors) {
      double value;
      List<P> rest;
      if (depth == 1 || successor.isTerminal()) {
        budget.evaluate(1);
        value = Score.of(successor, s.toMove(), ply + 1, evaluation);
        rest = List.of();
      } else {
        Found<P> after =
            search(opponent.reply(successor, depth - 1, budget), depth - 2, ply + 2, budget);
        value = after.value();
        rest = after.line();
      }
      if (value > best) {
        best = value;
        line = new ArrayList<>(List.of(s, successor));
        line.addAll(rest);
      }
    }
    return new Found<>(line, best);
  }
}
