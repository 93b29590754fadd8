package olsy.core.search.reply;

import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.ExactSearch;
import olsy.core.search.minimax.KnownValues;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.OrderedAlphaBeta;

/**
 * M with the modelled opponent for φ at the next reply, and minimax behind it (Carmel and
 * Markovitch, Learning and Using Opponent Models in Adversary Search, 2.1 and 2.2).
 *
 * <pre>
 * v(s') ← d = 1 or s' terminal ? f(s') : αβ(φ(s'), d−2, −∞, ∞) for every s' in σ(s)
 * φ(s): the move of the model in s, by a search to its own depth, with its frontier and tie rule
 * </pre>
 *
 * M* simulates a model no farther than its own horizon: a model that looks as far as the player
 * comes out one ply short there, and other moves are foreseen than those it will make.
 */
public final class Reply<P extends Position<P>> extends MoveByMove<P> {

  private final Strategy<P> own;
  private final OrderedAlphaBeta<P> plain;
  private final ExactSearch<P> opponent;
  private final int opponentDepth;

  public Reply(Strategy<P> own, Strategy<P> model) {
    super(own);
    this.own = own;
    this.plain = new OrderedAlphaBeta<>(own.evaluation());
    this.opponent = MinimaxSearches.exact(model);
    this.opponentDepth = model.depth();
  }

  @Override
  public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
    return successors(successors, depth, budget, new KnownValues<>(depth));
  }

  /**
   * Likewise.
   *
   * @param memory of searches by the own function, of whatever positions
   */
  List<SearchResult<P>> successors(
      List<P> successors, int depth, SearchBudget budget, KnownValues<P> memory) {
    budget.expand();
    KnownValues<P> modelMemory = new KnownValues<>(opponentDepth + 1);
    return successors.stream()
        .map(successor -> value(successor, depth, budget, memory, modelMemory))
        .toList();
  }

  private SearchResult<P> value(
      P successor,
      int depth,
      SearchBudget budget,
      KnownValues<P> memory,
      KnownValues<P> modelMemory) {
    if (depth == 1 || successor.isTerminal()) {
      budget.evaluate(1);
      double value = Score.of(successor, successor.toMove().other(), 1, own.evaluation());
      return SearchResult.of(List.of(successor), value, depth, budget);
    }
    P reply = opponent.search(successor, opponentDepth, budget, modelMemory).choice();
    SearchResult<P> after = plain.search(reply, depth - 2, budget, memory);
    double value = Score.fromOnePlyBefore(Score.fromOnePlyBefore(after.value()));
    return SearchResult.of(prepend(successor, after.line()), value, depth, budget);
  }
}
