package olsy.core.search;

import olsy.core.game.Position;
import olsy.core.player.Player;

/**
 * A search as player files and commands ask for it: by name. The package of the search provides it
 * through an {@link AlgorithmFamily}.
 *
 * <p>An algorithm does what it is asked, or refuses with a sentence.
 */
public interface Algorithm {

  /** {@code m-star-1p} */
  String name();

  /** What it does, in one sentence, and where it comes from. */
  String description();

  /**
   * The search of a player.
   *
   * @throws IllegalArgumentException saying what this algorithm cannot do for the player
   */
  <P extends Position<P>> Search<P> of(Player<P> player);

  /** How far the search of a player looks ahead. */
  default Horizons horizons(Player<?> player) {
    return Horizons.from(player.strategy().depth());
  }
}
