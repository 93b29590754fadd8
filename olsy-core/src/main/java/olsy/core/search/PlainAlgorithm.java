package olsy.core.search;

import olsy.core.game.Position;
import olsy.core.player.Player;

/** An algorithm that needs a player and nothing else, and searches to any depth. */
public record PlainAlgorithm(String name, String description, Construction construction)
    implements PlayerAlgorithm {

  /** Makes the search of a player. */
  @FunctionalInterface
  public interface Construction {
    <P extends Position<P>> Search<P> of(Player<P> player);
  }

  @Override
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    return construction.of(player);
  }

  @Override
  public String toString() {
    return name;
  }
}
