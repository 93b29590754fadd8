package olsy.core.search;

import olsy.core.eval.Evaluation;
import olsy.core.eval.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Alpha-beta that visits successors in an order of its own, and answers exactly as {@link
 * AlphaBeta} in the game's order does: the same value, choice and principal variation.
 *
 * <pre>
 * for s' in σ(s), most promising first:
 *   a ← α, or the number just below α where s' comes before the best so far in the game's order: it wins a tie
 *   v ← −αβ(s', d−1, −β, −a);  if v > a: s' is the best so far, α ← v;  if α ≥ β return α
 * </pre>
 *
 * Without the second line other moves of equal value are chosen, and a simulated opponent answers
 * differently.
 */
public final class OrderedAlphaBeta<P extends Position<P>> implements Search<P> {

  /** Nearer to the frontier, ordering costs more than it saves. */
  private static final int SHALLOWEST_ORDERED = 3;

  private final Evaluation<? super P> evaluation;
  private final MoveOrder<P> moveOrder;

  public OrderedAlphaBeta(Evaluation<? super P> evaluation, MoveOrder<P> moveOrder) {
    this.evaluation = evaluation;
    this.moveOrder = moveOrder;
  }

  @Override
  public SearchResult<P> search(P root, int depth, Meter meter) {
    return new Run(root.toMove(), depth, meter).search(root, depth);
  }

  private final class Run {
    private final Side side;
    private final Meter meter;
    private final PrincipalVariation<P> line;

    Run(Side side, int depth, Meter meter) {
      this.side = side;
      this.meter = meter;
      this.line = new PrincipalVariation<>(depth);
    }

    SearchResult<P> search(P root, int depth) {
      double value = value(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      return new SearchResult<>(
          line.from(root), value, depth, meter.expansions(), meter.evaluations());
    }

    private double value(P s, int depth, int ply, double alpha, double beta) {
      assert alpha < beta;
      P[] successors;
      if (depth == 0 || (successors = s.successors()).length == 0) {
        line.end(ply);
        return staticValue(s, ply);
      }
      meter.expand();
      if (depth == 1) {
        line.end(ply + 1);
        return bestLeaf(successors, ply, alpha, beta);
      }
      return depth < SHALLOWEST_ORDERED || successors.length == 1
          ? inGamesOrder(successors, depth, ply, alpha, beta)
          : inOwnOrder(s, successors, depth, ply, alpha, beta);
    }

    private double inGamesOrder(P[] successors, int depth, int ply, double alpha, double beta) {
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
    private double staticValue(P s, int ply) {
      meter.evaluate(1);
      double value = Score.of(s, side, ply, evaluation);
      return (ply & 1) == 0 ? value : -value;
    }

    private double inOwnOrder(P s, P[] successors, int depth, int ply, double alpha, double beta) {
      int best = -1;
      for (int i : moveOrder.order(s, successors, depth, ply, meter)) {
        double bound = i < best ? Math.nextDown(alpha) : alpha;
        double value = -value(successors[i], depth - 1, ply + 1, -beta, -bound);
        if (value > bound) {
          best = i;
          alpha = value;
          line.prefer(ply, successors[i]);
          if (alpha >= beta) {
            break;
          }
        }
      }
      moveOrder.found(s, depth, ply, best);
      return alpha;
    }
  }
}
