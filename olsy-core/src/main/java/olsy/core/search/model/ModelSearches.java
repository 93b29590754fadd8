package olsy.core.search.model;

import java.util.List;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.PlainAlgorithm;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;

/** The searches with a recursive model of the opponent. */
public final class ModelSearches implements AlgorithmFamily {

  public static final PlayerAlgorithm M_STAR =
      new PlainAlgorithm(
          "m-star",
          "Simulates the modelled opponent at every successor (Carmel and Markovitch, Figure 9).",
          ModelSearches::mStar);

  public static final PlayerAlgorithm M_STAR_1P =
      new PlainAlgorithm(
          "m-star-1p",
          "M* in one pass over the tree, with the values of all models side by side (Carmel and"
              + " Markovitch, Figures 7 and 11).",
          ModelSearches::onePass);

  public static final PlayerAlgorithm M_EPSILON =
      new PlainAlgorithm(
          "m-epsilon",
          "M* with models known up to an error: the best of the worst cases (Carmel and"
              + " Markovitch, Figure 15).",
          ModelSearches::mEpsilon);

  /**
   * By what a player moves of whom nothing else is said: by minimax without a model, else by M*
   * with the depths and ties that its models have.
   */
  public static PlayerAlgorithm usual(boolean hasModel) {
    return hasModel ? M_STAR_1P : MinimaxSearches.ALPHA_BETA;
  }

  @Override
  public List<Algorithm> algorithms() {
    return List.of(M_STAR, M_STAR_1P, M_EPSILON);
  }

  private static <P extends Position<P>> Search<P> mStar(Player<P> player) {
    return new MStar<>(player.strategies());
  }

  private static <P extends Position<P>> Search<P> onePass(Player<P> player) {
    Search<P> withDepths = new MStarOnePassDepths<>(player.strategies());
    if (player.hasTieRules()) {
      return withDepths;
    }
    Search<P> plain = new MStarOnePass<>(ValueVector.of(player.evaluations()));
    return (root, depth, budget) ->
        (player.modelDepthBinds(depth) ? withDepths : plain).search(root, depth, budget);
  }

  /** Counts with every move that may be the best, so that no tie rule is asked. */
  private static <P extends Position<P>> Search<P> mEpsilon(Player<P> player) {
    return new MEpsilon<>(player.strategies(), Selection.MAXIMIN);
  }
}
