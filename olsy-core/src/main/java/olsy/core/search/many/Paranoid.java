package olsy.core.search.many;

import java.util.List;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.SearchBudget;

/**
 * All against one: who moves at the root believes that the others want nothing but his harm. That
 * makes two sides, which alpha-beta searches (Korf, Multi-player Alpha-Beta Pruning, on two
 * players; Sturtevant and Korf, On Pruning Techniques for Multi-Player Games, call it paranoid).
 *
 * <pre>
 * paranoid(s, d, α, β):                            p moves at the root
 *   if d = 0 or s terminal: return v_p(s)
 *   for s' in σ(s), while α &lt; β:
 *     if p moves at s: α ← max(α, paranoid(s', d−1, α, β))
 *     else             β ← min(β, paranoid(s', d−1, α, β))
 *   return α if p moves at s, else β
 * </pre>
 *
 * The values of the result are those of the position where play is expected to end.
 */
public final class Paranoid<P extends ManyPosition<P>> implements ManySearch<P> {

  private final Payoffs<P> payoffs;

  public Paranoid(Payoffs<P> payoffs) {
    this.payoffs = payoffs;
  }

  @Override
  public ManyResult<P> search(P root, int depth, SearchBudget budget) {
    Run run = new Run(root.toMove(), depth, budget);
    double value = run.value(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    List<P> line = run.line(root);
    double[] values = payoffs.values(line.get(line.size() - 1));
    assert values[root.toMove()] == value;
    return run.result(root, values, depth);
  }

  private final class Run extends Descent<P> {

    /** Whom all others are against. */
    private final int hunted;

    Run(int hunted, int depth, SearchBudget budget) {
      super(payoffs, depth, budget);
      this.hunted = hunted;
    }

    /** For the one whom all others are against. */
    double value(P s, int depth, int ply, double alpha, double beta) {
      assert alpha < beta : alpha + " to " + beta;
      P[] successors = expand(s, depth);
      if (successors == null) {
        return leaf(s, ply)[hunted];
      }
      return s.toMove() == hunted
          ? most(successors, depth, ply, alpha, beta)
          : least(successors, depth, ply, alpha, beta);
    }

    private double most(P[] successors, int depth, int ply, double alpha, double beta) {
      double best = alpha;
      for (P successor : successors) {
        double value = value(successor, depth - 1, ply + 1, best, beta);
        if (value > best) {
          best = value;
          prefer(ply, successor);
          if (best >= beta) {
            break;
          }
        }
      }
      return best;
    }

    private double least(P[] successors, int depth, int ply, double alpha, double beta) {
      double best = beta;
      for (P successor : successors) {
        double value = value(successor, depth - 1, ply + 1, alpha, best);
        if (value < best) {
          best = value;
          prefer(ply, successor);
          if (best <= alpha) {
            break;
          }
        }
      }
      return best;
    }
  }
}
