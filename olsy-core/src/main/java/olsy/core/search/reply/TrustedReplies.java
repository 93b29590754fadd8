package olsy.core.search.reply;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.Foresight;
import olsy.core.search.model.ModelSearches;

/**
 * The replies of a model, counted on as far as it is trusted: not at all below .7, with a guard
 * below .9, and not where it takes more than a fourteenth of a move's evaluations.
 */
final class TrustedReplies<P extends Position<P>> implements Foresight<P> {

  /**
   * How a model is counted on.
   *
   * @param leastPlies with fewer left to look no reply is foreseen
   * @param isGuarded whether other replies are feared
   * @param risk what another reply may cost, in largest weights
   * @param share a model's search costs at most this part of a move's evaluations
   */
  record Terms(int leastPlies, boolean isGuarded, double risk, double share) {

    /**
     * As is usual; null where the model is not counted on at all.
     *
     * @param depth to which the model searches
     * @param trust how often its moves are the opponent's
     */
    static Terms of(int depth, double trust) {
      return trust < LEAST_TRUST ? null : new Terms(depth + FARTHER, trust < SURE, RISK, SHARE);
    }
  }

  private static final double LEAST_TRUST = 0.7;
  private static final double SURE = 0.9;

  /**
   * Plies that the search behind a foreseen reply, and our move before it, looks beyond the model.
   */
  private static final int FARTHER = 3;

  /** An eighth of a man where a king is worth one and a half. */
  private static final double RISK = 1.0 / 12;

  private static final double SHARE = 1.0 / 14;

  private final ModelReplies<P> replies;
  private final Terms terms;
  private final double risk;

  private TrustedReplies(ModelReplies<P> replies, Terms terms, double risk) {
    this.replies = replies;
    this.terms = terms;
    this.risk = risk;
  }

  /**
   * Of a model; null where it is not counted on.
   *
   * @param own function
   * @param model finds the opponent's moves
   * @param depth to which it searches
   * @param terms null where it is not counted on
   */
  static <P extends Position<P>> TrustedReplies<P> of(
      Evaluation<P> own, Search<P> model, int depth, Terms terms) {
    return terms == null
        ? null
        : new TrustedReplies<>(
            new ModelReplies<>(model, depth), terms, terms.risk * own.largestWeight());
  }

  /** Finds the moves of a model, by its own model where it has one. */
  static <P extends Position<P>> Search<P> search(Player<P> model) {
    return ModelSearches.usual(model.level() > 0).of(model);
  }

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
    return risk;
  }

  void forget() {
    replies.forget();
  }
}
