package olsy.lab.engine;

import java.util.Arrays;
import java.util.Comparator;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Alpha-beta that is selective: of the moves in a quiet position all but the first few, by their
 * static values, are searched two plies less. One that turns out to be good is searched again in
 * full. What a late move brings after many plies is missed, so the moves are not those of any
 * depth.
 *
 * <pre>
 * v(s, d, α, β):
 *   if d = 0 or s terminal: return f(s)
 *   for s' in σ(s), those with the best static values first:
 *     r ← 2 if s is quiet, d ≥ 3 and s' is not among the first 3, else 0
 *     w ← −v(s', d−1−r, −β, −α);  if r > 0 and w > α: w ← −v(s', d−1, −β, −α)
 *     α ← max(α, w);  if α ≥ β return α
 *   return α
 * </pre>
 */
public final class ReducingSearch<P extends Position<P>> implements Search<P> {

  private static final int IN_FULL = 3;
  private static final int REDUCTION = 2;

  /** What is searched less is searched one ply at least. */
  private static final int SHALLOWEST_REDUCED = REDUCTION + 1;

  private final Evaluation<P> evaluation;

  public ReducingSearch(Evaluation<P> evaluation) {
    this.evaluation = evaluation;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    PrincipalVariation<P> line = new PrincipalVariation<>(depth);
    double value =
        new Run(root.toMove(), budget, line)
            .value(root, depth, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return SearchResult.of(line.from(root), value, depth, budget);
  }

  /** A successor and its static value for who moves to it. */
  private record Valued<P>(P position, double value) {}

  private final class Run {
    private final Side side;
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;

    Run(Side side, SearchBudget budget, PrincipalVariation<P> line) {
      this.side = side;
      this.budget = budget;
      this.line = line;
    }

    /** For the side to move. */
    double value(P s, int depth, int ply, double alpha, double beta) {
      assert depth >= 0 && alpha < beta : depth + " plies, " + alpha + " to " + beta;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        line.end(ply);
        return staticValue(s, ply);
      }
      budget.expand();
      boolean reduces = depth >= SHALLOWEST_REDUCED && s.isQuiet();
      double best = alpha;
      int searched = 0;
      for (Valued<P> next : bestFirst(successors, ply + 1)) {
        int reduction = reduces && searched >= IN_FULL ? REDUCTION : 0;
        double value = -value(next.position, depth - 1 - reduction, ply + 1, -beta, -best);
        if (reduction > 0 && value > best) {
          value = -value(next.position, depth - 1, ply + 1, -beta, -best);
        }
        searched++;
        if (value > best) {
          best = value;
          line.prefer(ply, next.position);
          if (best >= beta) {
            break;
          }
        }
      }
      return best;
    }

    /** Those of equal value in the game's order. */
    private Iterable<Valued<P>> bestFirst(P[] successors, int ply) {
      return Arrays.stream(successors)
          .map(successor -> new Valued<>(successor, -staticValue(successor, ply)))
          .sorted(Comparator.comparingDouble((Valued<P> one) -> -one.value))
          .toList();
    }

    /** For the side to move. */
    private double staticValue(P s, int ply) {
      budget.evaluate(1);
      double value = Score.of(s, side, ply, evaluation);
      return s.toMove() == side ? value : -value;
    }
  }
}
