package olsy.play.opponent.hub;

import java.util.List;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;

/**
 * Who moves when another program asks, and hears what that program tells of its games.
 *
 * <pre>
 * new-game   newGame
 * pos        shown
 * go think   asked, player, news; chose
 * </pre>
 */
public interface Mover<P extends Position<P>> {

  /** Always the same player, which is not interested. */
  static <P extends Position<P>> Mover<P> always(PlayerFile player) {
    return () -> player;
  }

  /** Who moves now: an equal one while nothing has changed. */
  PlayerFile player();

  /** The play to come is another game. */
  default void newGame() {}

  /**
   * A position is told.
   *
   * @param play that led there, as far as it is told
   */
  default void shown(Line<P> play) {}

  /** A move is asked for in the position that was shown last. */
  default void asked(Line<P> play) {}

  /** What is to be told, in sentences, and was not told before. */
  default List<String> news() {
    return List.of();
  }

  /** That is our move. It is told when this returns. */
  default void chose(P choice) {}
}
