package olsy.core.search.minimax;

import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Minimax with alpha-beta pruning, in the game's order of successors.
 *
 * <pre>
 * αβ(s, d, α, β):
 *   if d = 0 or s terminal: return f(s)
 *   for s' in σ(s):
 *     α ← max(α, −αβ(s', d−1, −β, −α));  if α ≥ β return α
 *   return α
 * </pre>
 */
public final class AlphaBeta<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;

  public AlphaBeta(Evaluation<? super P> evaluation) {
    this.evaluation = evaluation;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    PrincipalVariation<P> line = new PrincipalVariation<>(depth);
    double value =
        run(root.toMove(), 0, budget, line)
            .value(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  /**
   * As a part of another search, which begins it anywhere in its tree.
   *
   * @param player the side that moves at the root of the whole search
   * @param level how many models stand above this one; each takes the other side
   */
  public Run run(Side player, int level, SearchBudget budget, PrincipalVariation<P> line) {
    return new Run(player, level, budget, line);
  }

  public final class Run {
    private final Side side;
    private final int level;
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;

    private Run(Side player, int level, SearchBudget budget, PrincipalVariation<P> line) {
      this.side = level % 2 == 0 ? player : player.other();
      this.level = level;
      this.budget = budget;
      this.line = line;
    }

    /** For the side to move. */
    public double value(P s, int depth, int ply, double alpha, double beta) {
      assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        line.end(ply);
        return staticValue(s, ply);
      }
      budget.expand();
      if (depth == 1) {
        line.end(ply + 1);
        return bestLeaf(successors, ply, alpha, beta);
      }
      for (P successor : successors) {
        double value = -value(successor, depth - 1, ply + 1, -beta, -alpha);
        if (value > alpha) {
          alpha = value;
          line.prefer(ply, successor);
          if (alpha >= beta) {
            break;
          }
        }
      }
      return alpha;
    }

    /** The last ply of {@link #value}, where most of the time goes. */
    private double bestLeaf(P[] leaves, int ply, double alpha, double beta) {
      for (P leaf : leaves) {
        double value = -staticValue(leaf, ply + 1);
        if (value > alpha) {
          alpha = value;
          line.prefer(ply, leaf);
          if (alpha >= beta) {
            break;
          }
        }
      }
      return alpha;
    }

    /** For the side to move. */
    double staticValue(P s, int ply) {
      budget.evaluate(1);
      double value = Score.of(s, side, ply, evaluation);
      return ((ply + level) & 1) == 0 ? value : -value;
    }
  }
}
