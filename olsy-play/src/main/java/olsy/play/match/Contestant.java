package olsy.play.match;

import java.util.function.Supplier;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/**
 * Who plays in a match.
 *
 * @param timeControl what ends its search of a move, as game files say it
 * @param opponents a new one for each game that is played at the same time
 */
public record Contestant<P extends Position<P>>(
    String name, String timeControl, Supplier<? extends Opponent<P>> opponents) {

  /** One of whom nobody knows what ends its search. */
  public Contestant(String name, Supplier<? extends Opponent<P>> opponents) {
    this(name, "?", opponents);
  }

  public static <P extends Position<P>> Contestant<P> of(Entrant entrant, Game<P> game) {
    return new Contestant<>(entrant.name(), entrant.timeControl(), () -> entrant.opponent(game));
  }

  /** The same one by another name. */
  Contestant<P> named(String other) {
    return new Contestant<>(other, timeControl, opponents);
  }
}
