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
import olsy.core.search.minimax.Foresight;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;

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

  /**
   * How a model is counted on.
   *
   * @param leastPlies with fewer left to look no reply is foreseen
   * @param isGuarded whether other replies are feared
   * @param risk what another reply may cost, in largest weights
   * @param share a model's search costs at most this part of a move's evaluations
   */
  record Terms(int leastPlies, boolean isGuarded, double risk, double share) {}

  private static final double LEAST_TRUST = 0.7;
  private static final double SURE = 0.9;

  /**
   * Plies that the search behind a foreseen reply, and our move before it, looks beyond the model.
   */
  private static final int FARTHER = 3;

  /** An eighth of a man where a king is worth one and a half. */
  private static final double RISK = 1.0 / 12;

  private static final double SHARE = 1.0 / 14;

  private final PrincipalVariationSearch<P> search;
  private final ModelReplies<P> replies;

  /** With a model that is counted on as far as its trust allows. */
  public Guarded(Strategy<P> own, Strategy<P> model) {
    this(own, MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model)), model.depth(), model.trust());
  }

  /**
   * @param model finds the opponent's moves
   * @param depth to which it searches
   * @param trust how often its moves are the opponent's
   */
  public Guarded(Strategy<P> own, Search<P> model, int depth, double trust) {
    this(
        own,
        model,
        depth,
        trust < LEAST_TRUST ? null : new Terms(depth + FARTHER, trust < SURE, RISK, SHARE),
        EnumSet.allOf(Part.class));
  }

  /**
   * @param terms null where the model is not counted on
   */
  Guarded(Strategy<P> own, Search<P> model, int depth, Terms terms, Set<Part> parts) {
    this.replies = new ModelReplies<>(model, depth);
    this.search =
        new PrincipalVariationSearch<>(
            own.evaluation(),
            new TranspositionTable(),
            parts,
            terms == null ? null : foresight(terms, own.evaluation().largestWeight()));
  }

  private Foresight<P> foresight(Terms terms, double weight) {
    return new Foresight<>() {
      private long most(SearchBudget budget) {
        return (long) (terms.share * budget.expectedEvaluations());
      }

      @Override
      public boolean isOpen(SearchBudget budget) {
        return replies.meanCost() <= most(budget);
      }

      @Override
      public P reply(P s, SearchBudget budget) {
        return replies.of(s, most(budget), budget);
      }

      @Override
      public int leastPlies() {
        return terms.leastPlies;
      }

      @Override
      public boolean isGuarded() {
        return terms.isGuarded;
      }

      @Override
      public double risk() {
        return terms.risk * weight;
      }
    };
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
    replies.forget();
  }
}
