package olsy.play.explain;

import java.util.function.LongSupplier;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.play.position.PositionAnswer;
import olsy.play.position.PositionSearch;

/**
 * What a player would do in somebody else's place: by what it values itself, whomever it plays.
 *
 * @param player who is asked
 */
public record Hint<P extends Position<P>>(Game<P> game, PlayerFile player, LongSupplier nanoClock) {

  public PositionAnswer in(P position) {
    PlayerFile alone =
        new PlayerFile(
            player.game(),
            player.name(),
            game.kind().chance() ? player.search() : MinimaxSearches.ALPHA_BETA,
            player.strategy(),
            null,
            player.other());
    return new PositionSearch<>(game, alone, nanoClock).answer(position);
  }
}
