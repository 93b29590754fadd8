package olsy.learning.identity;

import java.util.function.Function;
import java.util.function.UnaryOperator;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Predictor;

/**
 * A player who may have made decisions.
 *
 * @param foretells what it would have done; asked by several threads at once
 */
public record KnownPlayer<P extends Position<P>>(
    String name, Function<Example<P>, Foretold> foretells) {

  /**
   * Of a file. A player with a model of its opponent is asked for its move alone, as its search
   * finds it at the depth of its strategy.
   */
  public static <P extends Position<P>> KnownPlayer<P> of(PlayerFile player, Game<P> game) {
    if (player.model() != null) {
      int depth = player.strategy().depth();
      return moving(
          player.name(),
          position -> {
            PlayerSearch<P> search = player.search(game);
            return search.search(position, depth, SearchBudget.unlimited()).choice();
          });
    }
    Predictor<P> predictor = Predictor.of(player, game);
    return new KnownPlayer<>(
        player.name(),
        decision ->
            Foretold.of(
                predictor.predict(decision.position(), decision.successors()), decision.chosen()));
  }

  /**
   * Of whom nothing is known but its moves.
   *
   * @param player answers its move; asked by several threads at once
   */
  public static <P extends Position<P>> KnownPlayer<P> moving(
      String name, UnaryOperator<P> player) {
    return new KnownPlayer<>(
        name, decision -> Foretold.of(player.apply(decision.position()), decision));
  }

  Foretold foretell(Example<P> decision) {
    return foretells.apply(decision);
  }
}
