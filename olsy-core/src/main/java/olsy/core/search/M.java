package olsy.core.search;

import java.util.ArrayList;
import java.util.List;
import olsy.core.eval.Evaluation;
import olsy.core.eval.Score;
import olsy.core.game.Position;

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
     * @param meter for an opponent who searches
     * @return a successor of s
     */
    P reply(P s, int depth, Meter meter);
  }

  private final Evaluation<? super P> evaluation;
  private final Opponent<P> opponent;

  public M(Evaluation<? super P> evaluation, Opponent<P> opponent) {
    this.evaluation = evaluation;
    this.opponent = opponent;
  }

  @Override
  public SearchResult<P> search(P root, int depth, Meter meter) {
    Found<P> found = search(root, depth, 0, meter);
    return new SearchResult<>(
        found.line(), found.value(), depth, meter.expansions(), meter.evaluations());
  }

  private record Found<P>(List<P> line, double value) {}

  private Found<P> search(P s, int depth, int ply, Meter meter) {
    P[] successors = depth == 0 ? null : s.successors();
    if (successors == null || successors.length == 0) {
      meter.evaluate(1);
      return new Found<>(List.of(s), Score.of(s, s.toMove(), ply, evaluation));
    }
    meter.expand();
    List<P> line = new ArrayList<>();
    double best = Double.NEGATIVE_INFINITY;
    for (P successor : successors) {
      double value;
      List<P> rest;
      if (depth == 1 || successor.isTerminal()) {
        meter.evaluate(1);
        value = Score.of(successor, s.toMove(), ply + 1, evaluation);
        rest = List.of();
      } else {
        Found<P> after =
            search(opponent.reply(successor, depth - 1, meter), depth - 2, ply + 2, meter);
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
