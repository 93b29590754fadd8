package olsy.core.search.model;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.EpsilonResult.Candidate;

/**
 * M*_ε: M* with models that are only known up to an error; finds all moves and values that M* could
 * find with functions within the error bounds (Carmel and Markovitch, Learning and Using Opponent
 * Models in Adversary Search, Figure 15, repaired).
 *
 * <pre>
 * M*_ε(s, d, f_j ± ε_j): returns ⟨moves, range⟩
 *   if d = 0 or s terminal: return ⟨–, f_j(s) ± ε_j⟩
 *   for s' in σ(s):
 *     if d = 1 or s' terminal: range(s') ← f_j(s') ± ε_j
 *     else range(s') ← the union, over the moves s'' of M*_ε(s', min(d−1, d_{j−1}), f_{j−1} ± ε_{j−1}),
 *                      of the range of M*_ε(s'', d−2, f_j ± ε_j)
 *   range ← [the greatest minimum, the greatest maximum] of all range(s')
 *   return ⟨those s' whose maximum reaches the minimum of range, range⟩
 * </pre>
 *
 * The tail below f₀ has its error; a won, lost or drawn game has none. With no error anywhere it is
 * M*, except that it counts with every one of a model's equally good moves, where M* takes the
 * first.
 */
public final class MEpsilon<P extends Position<P>> implements Search<P> {

  private final List<Strategy<P>> models;
  private final Selection selection;

  /**
   * @param models of P⁰ … P^n, the player's own last; its own depth is not used
   * @param selection how {@link #search} chooses a move
   */
  public MEpsilon(List<Strategy<P>> models, Selection selection) {
    this.models = List.copyOf(models);
    this.selection = selection;
  }

  /** The move and its worth by the selection strategy; what follows the move is left open. */
  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    EpsilonResult<P> result = ranges(root, depth, budget);
    List<P> line = List.of(root);
    double best = selection.criterion(result.range());
    for (Candidate<P> candidate : result.candidates()) {
      double value = selection.criterion(candidate.range());
      if (line.size() == 1 || value > best) {
        best = value;
        line = List.of(root, candidate.position());
      }
    }
    return SearchResult.of(line, best, depth, budget);
  }

  public EpsilonResult<P> ranges(P root, int depth, SearchBudget budget) {
    Found<P> found = new Run(budget).search(root, depth, 0, models.size() - 1);
    return new EpsilonResult<>(
        found.candidates(), found.range(), depth, budget.expansions(), budget.evaluations());
  }

  private record Found<P>(List<Candidate<P>> candidates, Range range) {}

  private final class Run {
    private final SearchBudget budget;

    Run(SearchBudget budget) {
      this.budget = budget;
    }

    Found<P> search(P s, int depth, int ply, int model) {
      assert depth >= 0;
      P[] successors = depth == 0 ? null : s.successors();
      if (successors == null || successors.length == 0) {
        return new Found<>(List.of(), leaf(s, s.toMove(), ply, model));
      }
      budget.expand();
      List<Candidate<P>> all = new ArrayList<>(successors.length);
      Range best = null;
      for (P successor : successors) {
        Range range =
            depth == 1 || successor.isTerminal()
                ? leaf(successor, s.toMove(), ply + 1, model)
                : afterReplies(successor, depth - 1, ply + 1, model);
        all.add(new Candidate<>(successor, range));
        best = best == null ? range : best.max(range);
      }
      double least = best.low();
      all.removeIf(candidate -> candidate.range().high() < least);
      return new Found<>(all, best);
    }

    /** The range, for model j, of a node where model j−1 replies. */
    private Range afterReplies(P s, int depth, int ply, int model) {
      Range range = null;
      for (Candidate<P> reply :
          search(s, Math.min(depth, depthOf(model - 1)), ply, model - 1).candidates()) {
        Range after = search(reply.position(), depth - 1, ply + 1, model).range();
        range = range == null ? after : range.or(after);
      }
      return range;
    }

    private int depthOf(int model) {
      return model < 0 ? Integer.MAX_VALUE : models.get(model).depth();
    }

    /** f_j(s) ± ε_j for the side that model j plays. */
    private Range leaf(P s, Side side, int ply, int model) {
      budget.evaluate(1);
      Strategy<P> strategy = models.get(Math.max(model, 0));
      Evaluation<P> evaluation = strategy.evaluation();
      boolean ownSide = model >= 0 || model % 2 == 0;
      double value = Score.of(s, ownSide ? side : side.other(), ply, evaluation);
      return Range.around(ownSide ? value : -value, Score.hasResult(s) ? 0 : strategy.error());
    }
  }
}
