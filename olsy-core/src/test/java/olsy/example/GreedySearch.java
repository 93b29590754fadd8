package olsy.example;

import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * A search of somebody else, made of what is public: both sides take the move that looks best one
 * ply ahead.
 *
 * <pre>
 * greedy(s, d):
 *   if d = 0 or s terminal: return f(s)
 *   return −greedy(s', d−1) of the s' in σ(s) with the least f(s') for the side to move there
 * </pre>
 */
final class GreedySearch<P extends Position<P>> implements Search<P> {

  private final Strategy<P> own;

  GreedySearch(Player<P> player) {
    this.own = player.strategy();
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    PrincipalVariation<P> line = new PrincipalVariation<>(depth);
    double value = value(root, depth, 0, budget, line);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  private double value(P s, int depth, int ply, SearchBudget budget, PrincipalVariation<P> line) {
    if (depth == 0 || s.isTerminal()) {
      line.end(ply);
      return look(s, ply, budget);
    }
    budget.expand();
    P best = null;
    double least = Double.POSITIVE_INFINITY;
    for (P successor : s.successors()) {
      double value = look(successor, ply + 1, budget);
      if (value < least) {
        least = value;
        best = successor;
      }
    }
    double value = -value(best, depth - 1, ply + 1, budget, line);
    line.prefer(ply, best);
    return value;
  }

  private double look(P s, int ply, SearchBudget budget) {
    budget.evaluate(1);
    return Score.of(s, s.toMove(), ply, own.evaluation());
  }
}
