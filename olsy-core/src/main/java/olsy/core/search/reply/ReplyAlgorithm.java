package olsy.core.search.reply;

import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Algorithm;
import olsy.core.search.Horizons;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;

/**
 * An algorithm that foresees the opponent's next reply. Without a model there is none to foresee,
 * and it is alpha-beta.
 *
 * <p>Its own horizon lies as far beyond the foreseen reply as the model looked to choose it. On
 * fewer plies it judges the reply with less foresight than it is chosen with.
 */
record ReplyAlgorithm(String name, String description, Construction construction)
    implements Algorithm {

  /** Makes a search of the own strategy and the model's. */
  @FunctionalInterface
  interface Construction {
    <P extends Position<P>> Search<P> of(Strategy<P> own, Strategy<P> model);
  }

  /** Our move and the opponent's reply. */
  private static final int FORESEEN = 2;

  @Override
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    if (!player.strategy().evaluation().isEverywhere()) {
      throw new IllegalArgumentException(name + " searches positions of games, not explicit trees");
    }
    if (player.level() > 1) {
      throw new IllegalArgumentException(
          "replies are foreseen with a model that has no model of its own");
    }
    return player.level() == 0
        ? MinimaxSearches.ALPHA_BETA.of(player)
        : construction.of(player.strategy(), player.model().strategy());
  }

  @Override
  public Horizons horizons(Player<?> player) {
    int own = player.strategy().depth();
    return Horizons.from(
        player.level() == 0 ? own : Math.max(own, player.model().strategy().depth() + FORESEEN));
  }

  @Override
  public String toString() {
    return name;
  }
}
