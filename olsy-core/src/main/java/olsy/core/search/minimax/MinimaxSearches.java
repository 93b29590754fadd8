package olsy.core.search.minimax;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.MoveByMove;
import olsy.core.search.PlainAlgorithm;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/** The searches without a model of the opponent: two that are exact, and a strong one. */
public final class MinimaxSearches implements AlgorithmFamily {

  public static final PlayerAlgorithm MINIMAX =
      new PlainAlgorithm(
          "minimax",
          "Every line of play, both sides by the player's own function (Russell and Norvig).",
          MinimaxSearches::minimax);

  public static final PlayerAlgorithm ALPHA_BETA =
      new PlainAlgorithm(
          "alpha-beta",
          "Minimax without the lines that cannot matter (Knuth and Moore).",
          MinimaxSearches::alphaBeta);

  public static final PlayerAlgorithm PRINCIPAL_VARIATION =
      new PlainAlgorithm(
          "principal-variation",
          "As deep as time allows, with a memory, for a player's own moves (Marsland and"
              + " Campbell).",
          MinimaxSearches::principalVariation);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(MINIMAX, ALPHA_BETA, PRINCIPAL_VARIATION);
  }

  private static <P extends Position<P>> Search<P> principalVariation(Player<P> player) {
    Strategy<P> own = player.strategy();
    if (!own.evaluation().isEverywhere()) {
      throw new IllegalArgumentException(
          PRINCIPAL_VARIATION + " searches positions of games, not explicit trees");
    }
    if (!own.ties().isGamesOrder()) {
      throw new IllegalArgumentException(
          PRINCIPAL_VARIATION
              + " takes any of equal moves; a player with a tie rule needs "
              + ALPHA_BETA);
    }
    return new PrincipalVariationSearch<>(own.evaluation());
  }

  private static <P extends Position<P>> Search<P> minimax(Player<P> player) {
    Strategy<P> own = player.strategy();
    return own.ties().isGamesOrder() ? new Minimax<>(own.evaluation()) : new WithTieRule<>(own);
  }

  /** Minimax that chooses among the good moves by a tie rule. */
  private static final class WithTieRule<P extends Position<P>> extends MoveByMove<P> {
    private final Minimax<P> ofTheOther;

    WithTieRule(Strategy<P> own) {
      super(own);
      this.ofTheOther = new Minimax<>(own.evaluation().opposed());
    }

    @Override
    public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
      budget.expand();
      return successors.stream()
          .map(s -> fromBefore(ofTheOther.search(s, depth - 1, budget), depth, budget))
          .toList();
    }
  }

  /** Best first where every position has a static value to order by. */
  private static <P extends Position<P>> Search<P> alphaBeta(Player<P> player) {
    Strategy<P> own = player.strategy();
    return own.ties().isGamesOrder() && !own.evaluation().isEverywhere()
        ? new AlphaBeta<>(own.evaluation())
        : exact(own);
  }

  /** Alpha-beta of a player whose function values every position. */
  public static <P extends Position<P>> ExactSearch<P> exact(Strategy<P> strategy) {
    return strategy.ties().isGamesOrder()
        ? new OrderedAlphaBeta<>(strategy.evaluation())
        : new Deliberation<>(strategy);
  }
}
