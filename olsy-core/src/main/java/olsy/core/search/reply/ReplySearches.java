package olsy.core.search.reply;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.reply.ReplyAlgorithm.Horizon;

/** The searches that foresee the opponent's replies by a search to the model's own depth. */
public final class ReplySearches implements AlgorithmFamily {

  public static final PlayerAlgorithm REPLY =
      new ReplyAlgorithm(
          "reply",
          "The opponent's next reply as the model makes it, minimax behind it (after Carmel and"
              + " Markovitch, Learning and Using Opponent Models, 2.1).",
          MinimaxSearches.ALPHA_BETA,
          Horizon.BEYOND_THE_MODEL,
          ReplySearches::reply);

  public static final PlayerAlgorithm MIXTURE =
      new ReplyAlgorithm(
          "mixture",
          "The foreseen reply as far as the model is trusted, minimax for the rest (ours).",
          MinimaxSearches.ALPHA_BETA,
          Horizon.BEYOND_THE_MODEL,
          ReplySearches::mixture);

  public static final PlayerAlgorithm SOFT =
      new ReplyAlgorithm(
          "soft",
          "All replies by their probability, minimax behind them (ours).",
          MinimaxSearches.ALPHA_BETA,
          Horizon.BEYOND_THE_MODEL,
          ReplySearches::soft);

  public static final PlayerAlgorithm GUARDED =
      new ReplyAlgorithm(
          "guarded",
          "The foreseen reply wherever the opponent moves near the root, as far as the model is"
              + " trusted, and principal-variation for the rest (ours).",
          MinimaxSearches.PRINCIPAL_VARIATION,
          Horizon.OWN,
          Guarded::new);

  public static final PlayerAlgorithm SAFE =
      new ReplyAlgorithm(
          "safe",
          "What guarded values most among the moves that principal-variation finds good enough"
              + " (ours, after Ganzfried and Sandholm, Safe Opponent Exploitation).",
          MinimaxSearches.PRINCIPAL_VARIATION,
          Horizon.OWN,
          Safe::new);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(REPLY, MIXTURE, SOFT, GUARDED, SAFE);
  }

  private static <P extends Position<P>> Search<P> reply(Strategy<P> own, Player<P> model) {
    return new Reply<>(own, alone(model));
  }

  private static <P extends Position<P>> Search<P> mixture(Strategy<P> own, Player<P> model) {
    return new Mixture<>(own, alone(model));
  }

  private static <P extends Position<P>> Search<P> soft(Strategy<P> own, Player<P> model) {
    return new Soft<>(own, alone(model));
  }

  private static <P extends Position<P>> Strategy<P> alone(Player<P> model) {
    if (model.level() > 0) {
      throw new IllegalArgumentException(
          "its model has a model of its own, which guarded, safe and m-star-1p can use");
    }
    return model.strategy();
  }
}
