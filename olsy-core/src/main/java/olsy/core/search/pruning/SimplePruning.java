package olsy.core.search.pruning;

import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;

/**
 * Simple pruning: M* whose zero-level searches are alpha-beta; nothing need be known about the sums
 * of the functions (Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Section 3.1).
 *
 * <pre>
 * simple(s, d, f_j):
 *   if j = 0: return αβ(s, d, −∞, +∞)
 *   else as M*(s, d, f_j), calling simple
 * </pre>
 */
public final class SimplePruning<P extends Position<P>> implements Search<P> {

  private final List<Strategy<P>> models;
  private final AlphaBeta<P> zeroLevel;

  /**
   * @param models of P⁰ … P^n, the player's own last; its own depth is not used
   */
  public SimplePruning(List<Strategy<P>> models) {
    this.models = List.copyOf(models);
    this.zeroLevel = new AlphaBeta<>(models.get(0).evaluation());
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root, depth, budget).search(root, depth);
  }

  private final class Run {
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;
    private final AlphaBeta<P>.Run zeroLevelRun;

    Run(P root, int depth, SearchBudget budget) {
      this.budget = budget;
      this.line = new PrincipalVariation<>(depth);
      this.zeroLevelRun = zeroLevel.run(root.toMove(), models.size() - 1, budget, line);
    }

    SearchResult<P> search(P root, int depth) {
      double value = value(root, depth, 0, models.size() - 1);
      return SearchResult.of(line.from(root), value, depth, budget);
    }

    private double value(P s, int depth, int ply, int model) {
      assert depth >= 0 && model >= 0;
      if (model == 0) {
        return zeroLevelRun.value(
            s, depth, ply, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      }
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        return leaf(s, s, ply, model);
      }
      budget.expand();
      double best = Double.NEGATIVE_INFINITY;
      for (P successor : successors) {
        double value =
            depth == 1 || successor.isTerminal()
                ? leaf(successor, s, ply + 1, model)
                : afterReply(successor, depth - 1, ply + 1, model);
        if (value > best) {
          best = value;
          line.prefer(ply, successor);
        }
      }
      return best;
    }

    /** f_j(s) for the side to move at a node where model j moves. */
    private double leaf(P s, P mover, int ply, int model) {
      budget.evaluate(1);
      line.end(ply);
      return Score.of(s, mover.toMove(), ply, models.get(model).evaluation());
    }

    /** The value, for model j, of a node where model j−1 replies. */
    private double afterReply(P s, int depth, int ply, int model) {
      value(s, Math.min(depth, models.get(model - 1).depth()), ply, model - 1);
      P reply = line.choice(ply);
      double value = value(reply, depth - 1, ply + 1, model);
      line.prefer(ply, reply);
      return value;
    }
  }
}
