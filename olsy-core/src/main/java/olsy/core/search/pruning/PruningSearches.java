package olsy.core.search.pruning;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.PlainAlgorithm;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.model.ModelSearches;

/** The searches that find what M* finds and leave out what cannot matter. */
public final class PruningSearches implements AlgorithmFamily {

  public static final PlayerAlgorithm SIMPLE_PRUNING =
      new PlainAlgorithm(
          "simple-pruning",
          "M* whose innermost model searches by alpha-beta (Carmel and Markovitch, Pruning"
              + " Algorithms, 3.1).",
          PruningSearches::simple);

  public static final SumBoundAlgorithm ALPHA_BETA_STAR =
      new SumBoundAlgorithm(
          "alpha-beta-star",
          "M* pruned by how far the functions are from opposites (Carmel and Markovitch, Pruning"
              + " Algorithms, Figure 7).",
          AlphaBetaStar::new);

  public static final SumBoundAlgorithm ALPHA_BETA_STAR_1P =
      new SumBoundAlgorithm(
          "alpha-beta-star-1p",
          "M* pruned likewise, in one pass (Carmel and Markovitch, Pruning Algorithms, Figure 9).",
          AlphaBetaStarOnePass::new);

  public static final SumBoundAlgorithm ALPHA_BETA_STAR_REPORT =
      new SumBoundAlgorithm(
          "alpha-beta-star-report",
          "M* pruned by lower cutoffs alone (Carmel and Markovitch, Learning and Using"
              + " Opponent Models, Figure 19).",
          AlphaBetaStarReport::new);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(SIMPLE_PRUNING, ALPHA_BETA_STAR, ALPHA_BETA_STAR_1P, ALPHA_BETA_STAR_REPORT);
  }

  private static <P extends Position<P>> Search<P> simple(Player<P> player) {
    requireGamesOrder(SIMPLE_PRUNING.name(), player);
    return new SimplePruning<>(player.strategies());
  }

  /**
   * @throws IllegalArgumentException when the player or a model has a tie rule, which these
   *     searches do not ask
   */
  static void requireGamesOrder(String name, Player<?> player) {
    if (player.hasTieRules()) {
      throw new IllegalArgumentException(
          name
              + " does not ask the tie rules of a player and its models; "
              + ModelSearches.M_STAR_1P.name()
              + " and "
              + ModelSearches.M_STAR.name()
              + " do");
    }
  }
}
