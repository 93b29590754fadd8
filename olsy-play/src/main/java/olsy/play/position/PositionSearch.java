package olsy.play.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.clock.ClockedSearch;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.SearchResult;
import olsy.learning.players.PlayerFile;

/** Asks a player for its move in a position. */
public record PositionSearch<P extends Position<P>>(
    Game<P> game, PlayerFile player, LongSupplier nanoClock) {

  private static final double NANOS = 1e9;

  /** Looks as far ahead as the player's limits let it. A clock has all of its time. */
  public PositionAnswer answer(P position) {
    ClockedSearch<P> search = new ClockedSearch<>(player.search(game), player.limits());
    long begin = nanoClock.getAsLong();
    SearchResult<P> found =
        search.search(
            Line.startingAt(position, game.drawRules()),
            search.budget(Optional.empty(), nanoClock));
    double seconds = (nanoClock.getAsLong() - begin) / NANOS;
    List<String> moves = new ArrayList<>();
    for (int i = 1; i < found.line().size(); i++) {
      moves.add(game.move(found.line().get(i - 1), found.line().get(i)));
    }
    return new PositionAnswer(
        moves.isEmpty() ? null : moves.get(0),
        Score.inUnits(found.value(), player.unit()),
        found.depth(),
        moves,
        found.evaluations(),
        found.expansions(),
        seconds);
  }
}
