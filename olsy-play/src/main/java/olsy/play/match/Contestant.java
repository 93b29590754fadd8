package olsy.play.match;

import java.util.function.Supplier;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/**
 * Who plays in a match.
 *
 * @param limits of its search of a move
 * @param opponents a new one for each game that is played at the same time
 */
public record Contestant<P extends Position<P>>(
    String name, Limits limits, Supplier<? extends Opponent<P>> opponents) {

  /** One of whom nobody knows what ends its search. */
  public Contestant(String name, Supplier<? extends Opponent<P>> opponents) {
    this(name, Limits.NONE, opponents);
  }

  public static <P extends Position<P>> Contestant<P> of(Entrant entrant, Game<P> game) {
    return new Contestant<>(entrant.name(), entrant.limits(), () -> entrant.opponent(game));
  }

  /** The same one by another name. */
  Contestant<P> named(String other) {
    return new Contestant<>(other, limits, opponents);
  }
}
