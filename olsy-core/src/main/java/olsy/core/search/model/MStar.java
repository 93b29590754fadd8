package olsy.core.search.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * M*: minimax against a recursive model of the opponent, by simulating the opponent at every
 * successor. The slow definition, the oracle of the faster searches (Carmel and Markovitch,
 * Learning and Using Opponent Models in Adversary Search, Figures 5 and 9).
 *
 * <pre>
 * M*(s, d, f_j):
 *   if d = 0 or s terminal: return ⟨–, f_j(s)⟩
 *   for s' in σ(s):
 *     if d = 1 or s' terminal: v ← f_j(s')
 *     else s'' ← the move of M*(s', min(d−1, d_{j−1}), f_{j−1});  v ← the value of M*(s'', d−2, f_j)
 *     keep s' if v > best, or as the tie rule of model j has it
 * </pre>
 *
 * Below f₀ the tail −f₀, f₀, … stands in; it looks as far as it can.
 */
public final class MStar<P extends Position<P>> implements Search<P> {

  private final List<Strategy<P>> models;

  /**
   * @param models of P⁰ … P^n, the player's own last; its own depth is not used
   */
  public MStar(List<Strategy<P>> models) {
    this.models = List.copyOf(models);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    Found<P> found = new Run(budget).search(root, depth, 0, models.size() - 1);
    return SearchResult.of(found.line(), found.value(), depth, budget);
  }

  private record Found<P>(List<P> line, double value) {}

  private final class Run {
    private final SearchBudget budget;

    Run(SearchBudget budget) {
      this.budget = budget;
    }

    Found<P> search(P s, int depth, int ply, int model) {
      assert depth >= 0;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        return new Found<>(List.of(s), value(s, s.toMove(), ply, model));
      }
      budget.expand();
      double[] values = new double[successors.length];
      List<List<P>> lines = new ArrayList<>(successors.length);
      for (P successor : successors) {
        int i = lines.size();
        if (depth == 1 || successor.isTerminal()) {
          values[i] = value(successor, s.toMove(), ply + 1, model);
          lines.add(List.of(s, successor));
        } else {
          int modelDepth = Math.min(depth - 1, depthOf(model - 1));
          P reply = search(successor, modelDepth, ply + 1, model - 1).line().get(1);
          Found<P> after = search(reply, depth - 2, ply + 2, model);
          values[i] = after.value();
          lines.add(prepend(s, prepend(successor, after.line())));
        }
      }
      int chosen = ties(model).choose(s, s.toMove(), Arrays.asList(successors), values);
      return new Found<>(lines.get(chosen), values[chosen]);
    }

    private TieRule<P> ties(int model) {
      return model < 0 ? TieRule.gamesOrder() : models.get(model).ties();
    }

    private int depthOf(int model) {
      return model < 0 ? Integer.MAX_VALUE : models.get(model).depth();
    }

    /** f_j(s) for the side that model j plays. */
    private double value(P s, Side side, int ply, int model) {
      budget.evaluate(1);
      if (model >= 0) {
        return Score.of(s, side, ply, models.get(model).evaluation());
      }
      Evaluation<P> last = models.get(0).evaluation();
      boolean sideOfModel0 = model % 2 == 0;
      double value = Score.of(s, sideOfModel0 ? side : side.other(), ply, last);
      return sideOfModel0 ? value : -value;
    }
  }

  private static <P> List<P> prepend(P first, List<P> rest) {
    List<P> all = new ArrayList<>(rest.size() + 1);
    all.add(first);
    all.addAll(rest);
    return all;
  }
}
