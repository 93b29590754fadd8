package olsy.lab.engine;

import static java.lang.Long.bitCount;

import java.util.Arrays;
import java.util.Comparator;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta with a quiescence of its own and an order of moves of its own, in which the first of
 * equal ones is taken. At the frontier it goes on with captures, but also where a capture threatens
 * and where a man can be crowned, which no frontier rule of the learner does.
 *
 * <pre>
 * q(s, n, α, β):
 *   if a capture is due: the maximum of −q(s', n) over all captures
 *   α ← max(α, f(s));  if α ≥ β or n = 0 return α
 *   for s' in σ(s), if the other side threatens to capture; else for those that crown a man:
 *     α ← max(α, −q(s', n−1, −β, −α));  if α ≥ β return α
 *   return α
 * </pre>
 */
public final class QuiescentSearch implements Search<Checkers> {

  /** n: threats and crownings that are followed in a row. */
  private static final int FARTHER = 2;

  private final Evaluation<Checkers> evaluation;
  private final TieOrder<Checkers> order;

  public QuiescentSearch(Evaluation<Checkers> evaluation, TieOrder<Checkers> order) {
    this.evaluation = evaluation;
    this.order = order;
  }

  @Override
  public SearchResult<Checkers> search(Checkers root, int depth, SearchBudget budget) {
    PrincipalVariation<Checkers> line = new PrincipalVariation<>(depth);
    double value =
        new Run(root.toMove(), budget, line)
            .value(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  /** Whether the side that is not to move could capture if it were. */
  static boolean isThreatened(Checkers s) {
    return new Checkers(/* own= */ s.other(), /* other= */ s.own(), s.kings(), s.toMove().other())
        .canCapture();
  }

  private static boolean crowns(Checkers s, Checkers successor) {
    return bitCount(successor.other() & successor.kings()) > bitCount(s.own() & s.kings());
  }

  private final class Run {
    private final Side side;
    private final SearchBudget budget;
    private final PrincipalVariation<Checkers> line;

    Run(Side side, SearchBudget budget, PrincipalVariation<Checkers> line) {
      this.side = side;
      this.budget = budget;
      this.line = line;
    }

    /** For the side to move. */
    double value(Checkers s, int depth, int ply, double alpha, double beta) {
      assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
      if (depth == 0 || s.isTerminal()) {
        line.end(ply);
        return quiet(s, FARTHER, ply, alpha, beta);
      }
      double best = alpha;
      for (Checkers next : inOrder(s)) {
        double value = -value(next, depth - 1, ply + 1, -beta, -best);
        if (value > best) {
          best = value;
          line.prefer(ply, next);
          if (best >= beta) {
            break;
          }
        }
      }
      return best;
    }

    /** q, for the side to move. */
    private double quiet(Checkers s, int farther, int ply, double alpha, double beta) {
      boolean captures = s.canCapture();
      double best = alpha;
      if (!captures) {
        best = Math.max(best, staticValue(s, ply));
        if (best >= beta || farther == 0 || s.isTerminal()) {
          return best;
        }
      }
      boolean all = captures || isThreatened(s);
      for (Checkers next : inOrder(s)) {
        if (all || crowns(s, next)) {
          best =
              Math.max(best, -quiet(next, captures ? farther : farther - 1, ply + 1, -beta, -best));
          if (best >= beta) {
            break;
          }
        }
      }
      return best;
    }

    private Checkers[] inOrder(Checkers s) {
      budget.expand();
      Checkers[] successors = s.successors();
      Arrays.sort(successors, Comparator.comparingInt(successor -> order.rank(s, successor)));
      return successors;
    }

    private double staticValue(Checkers s, int ply) {
      budget.evaluate(1);
      double value = Score.of(s, side, ply, evaluation);
      return s.toMove() == side ? value : -value;
    }
  }
}
