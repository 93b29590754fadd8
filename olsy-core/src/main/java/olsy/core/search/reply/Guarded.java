package olsy.core.search.reply;

import java.util.EnumSet;
import java.util.Set;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Endgames;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;
import olsy.core.search.reply.TrustedReplies.Terms;

/**
 * M with a guard: wherever the opponent moves in the upper part of the tree it is expected to reply
 * as the model does, but no other reply may cost us more than a risk. Below, and where the model is
 * trusted less than .7 or takes more than a fourteenth of a move's evaluations, it is {@link
 * PrincipalVariationSearch}.
 *
 * <pre>
 * v(s, d), the opponent to move, only foreseen replies before, d at least 3 more than the model's depth:
 *   v ← v(φ(s), d−1)
 *   where the trust is below .9: for the other r in σ(s): v ← min(v, pvs(r, d−5) + risk)
 * φ(s): the move of the model in s, by a search to its own depth, with its frontier and tie rule
 * </pre>
 *
 * <p>Ours, after M of Carmel and Markovitch (Learning and Using Opponent Models in Adversary
 * Search, 2.1).
 */
public final class Guarded<P extends Position<P>> implements Search<P> {

  private final PrincipalVariationSearch<P> search;

  /** Null where the model is not counted on. */
  private final TrustedReplies<P> replies;

  /** With a model that is counted on as far as its trust allows. */
  public Guarded(Strategy<P> own, Strategy<P> model) {
    this(own, Player.zeroLevel(model));
  }

  /** With a model that may have a model of us in its turn. */
  public Guarded(Strategy<P> own, Player<P> model) {
    this(own, TrustedReplies.search(model), model.strategy().depth(), model.strategy().trust());
  }

  /**
   * @param model finds the opponent's moves
   * @param depth to which it searches
   * @param trust how often its moves are the opponent's
   */
  public Guarded(Strategy<P> own, Search<P> model, int depth, double trust) {
    this(own, model, depth, Terms.of(depth, trust), EnumSet.allOf(Part.class));
  }

  /**
   * @param terms null where the model is not counted on
   */
  Guarded(Strategy<P> own, Search<P> model, int depth, Terms terms, Set<Part> parts) {
    this.replies = TrustedReplies.of(own.evaluation(), model, depth, terms);
    this.search =
        new PrincipalVariationSearch<>(own.evaluation(), new TranspositionTable(), parts, replies);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search.search(root, depth, budget);
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return search.search(play, depth, budget);
  }

  @Override
  public boolean seesRepetitions() {
    return search.seesRepetitions();
  }

  @Override
  public boolean remembers() {
    return search.remembers();
  }

  @Override
  public void consult(Endgames endgames) {
    search.consult(endgames);
  }

  @Override
  public void forget() {
    search.forget();
    if (replies != null) {
      replies.forget();
    }
  }
}
