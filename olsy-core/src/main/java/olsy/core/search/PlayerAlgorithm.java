package olsy.core.search;

import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;

/** An algorithm that searches for a player of two sides, with the player's model or without. */
public interface PlayerAlgorithm extends Algorithm {

  /**
   * The search of a player.
   *
   * @throws IllegalArgumentException saying what this algorithm cannot do for the player
   */
  <P extends Position<P>> Search<P> of(Player<P> player);

  /**
   * Refuses a game that it cannot play.
   *
   * @throws IllegalArgumentException saying why
   */
  default void requireFor(Game<?> game) {
    if (game.kind().chance()) {
      throw new IllegalArgumentException(
          name() + " searches games without chance, and " + game.name() + " has dice");
    }
  }

  /** How far the search of a player looks ahead. */
  default Horizons horizons(Player<?> player) {
    return Horizons.from(player.strategy().depth());
  }
}
