package olsy.core.search.reply;

import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Horizons;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;

/**
 * An algorithm that foresees the opponent's replies.
 *
 * @param plain what it is without a model, when there is no reply to foresee
 * @param horizon of its own
 */
record ReplyAlgorithm(
    String name,
    String description,
    PlayerAlgorithm plain,
    Horizon horizon,
    Construction construction)
    implements PlayerAlgorithm {

  /** How far it looks. */
  enum Horizon {
    /** As far as the player. */
    OWN,
    /**
     * At least as far beyond the next reply as the model looked to choose it. On fewer plies it
     * would judge the reply with less foresight than it is chosen with.
     */
    BEYOND_THE_MODEL
  }

  /** Makes a search of the own strategy and the model. */
  @FunctionalInterface
  interface Construction {
    <P extends Position<P>> Search<P> of(Strategy<P> own, Player<P> model);
  }

  /** Our move and the opponent's reply. */
  private static final int FORESEEN = 2;

  @Override
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    if (!player.strategy().evaluation().isEverywhere()) {
      throw new IllegalArgumentException(name + " searches positions of games, not explicit trees");
    }
    Search<P> alone = plain.of(Player.zeroLevel(player.strategy()));
    return player.level() == 0 ? alone : construction.of(player.strategy(), player.model());
  }

  @Override
  public Horizons horizons(Player<?> player) {
    int own = player.strategy().depth();
    return Horizons.from(
        player.level() == 0 || horizon == Horizon.OWN
            ? own
            : Math.max(own, player.model().strategy().depth() + FORESEEN));
  }

  @Override
  public String toString() {
    return name;
  }
}
