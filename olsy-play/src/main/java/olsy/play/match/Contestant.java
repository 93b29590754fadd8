package olsy.play.match;

import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.learning.model.PlayerFile;

/**
 * Who plays in a match. It looks at positions, not at the play before: it does not see repetitions
 * coming, and the same position is always answered the same.
 */
public record Contestant<P extends Position<P>>(String name, Search<P> search, int depth) {

  public static <P extends Position<P>> Contestant<P> of(PlayerFile player, Game<P> game) {
    return new Contestant<>(player.name(), player.search(game), player.strategy().depth());
  }

  /** The successor it moves to. */
  P move(P position) {
    return search.search(position, depth).choice();
  }
}
