package olsy.core.search.pruning;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;

/**
 * αβ*: M* that leaves out what cannot matter, as far as sum-bounds between a player and its models
 * tell (Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search, Figure 7,
 * repaired).
 *
 * <pre>
 * αβ*(s, h, P^n, α, β):
 *   if n = 0: return αβ(s, h, α, β)
 *   if h = 0 or s terminal: return f_n(s)
 *   for s' in σ(s):
 *     if h = 1 or s' terminal: v ← f_n(s')
 *     else
 *       B ← B_n^{h−1};  ⟨s'', w⟩ ← αβ*(s', h−1, P^{n−1}, −B−β, B−α)
 *       if w ≥ B−α: v ← α, not better;  if w ≤ −B−β: v ← β, too good
 *       else α' ← max(α, −B−w);  β' ← min(β, B−w);  v ← α' &lt; β' ? αβ*(s'', h−2, P^n, α', β') : α'
 *     α ← max(α, v);  if α ≥ β return α
 *   return α
 * </pre>
 *
 * The bound at s'' is the one at s', where model n does not move. The principal variation is that
 * of M*; where the bound alone tells the value of a reply it goes on as the model expects, or ends.
 */
public final class AlphaBetaStar<P extends Position<P>> implements Search<P> {

  private final Player<P> player;
  private final List<Evaluation<P>> models;
  private final SumBoundRule<? super P> sumBounds;
  private final AlphaBeta<P> zeroLevel;

  public AlphaBetaStar(Player<P> player, SumBoundRule<? super P> sumBounds) {
    this.player = player;
    this.models = player.evaluations();
    this.sumBounds = sumBounds;
    this.zeroLevel = new AlphaBeta<>(models.get(0));
  }

  /**
   * @throws IllegalArgumentException when the bounds do not hold for the player: a model's depth
   *     cuts it short
   */
  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root, depth, budget).search(root, depth);
  }

  private final class Run {
    private final double[][] bounds;
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;
    private final AlphaBeta<P>.Run zeroLevelRun;

    Run(P root, int depth, SearchBudget budget) {
      this.bounds = SumBounds.tableFor(player, sumBounds, root, depth);
      this.budget = budget;
      this.line = new PrincipalVariation<>(depth);
      this.zeroLevelRun = zeroLevel.run(root.toMove(), player.level(), budget, line);
    }

    SearchResult<P> search(P root, int depth) {
      double value =
          value(root, depth, 0, player.level(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      return SearchResult.of(line.from(root), value, depth, budget);
    }

    private double value(P s, int height, int ply, int model, double alpha, double beta) {
      if (model == 0) {
        return zeroLevelRun.value(s, height, ply, alpha, beta);
      }
      assert height >= 0 && alpha < beta : height + " plies, " + alpha + " to " + beta;
      P[] successors = height == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        return leaf(s, s, ply, model);
      }
      budget.expand();
      for (P successor : successors) {
        double value =
            height == 1 || successor.isTerminal()
                ? leaf(successor, s, ply + 1, model)
                : afterReply(successor, height - 1, ply + 1, model, alpha, beta);
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

    /** f_j(s) for the side to move at a node where model j moves. */
    private double leaf(P s, P mover, int ply, int model) {
      budget.evaluate(1);
      line.end(ply);
      return Score.of(s, mover.toMove(), ply, models.get(model));
    }

    /** The value, for model j, of a node where model j−1 replies. */
    private double afterReply(P s, int height, int ply, int model, double alpha, double beta) {
      double bound = bounds[height][model];
      double least = -bound - beta;
      double most = bound - alpha;
      double replyValue = value(s, height, ply, model - 1, least, most);
      if (replyValue >= most) {
        return alpha;
      }
      if (replyValue <= least) {
        line.end(ply);
        return beta;
      }
      double low = Math.max(alpha, -bound - replyValue);
      double high = Math.min(beta, bound - replyValue);
      if (low >= high) {
        return low;
      }
      P reply = line.choice(ply);
      double value = value(reply, height - 1, ply + 1, model, low, high);
      if (value <= low) {
        line.end(ply + 1);
      }
      line.prefer(ply, reply);
      return Math.max(low, value);
    }
  }
}
