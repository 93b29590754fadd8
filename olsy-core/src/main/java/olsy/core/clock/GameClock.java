package olsy.core.clock;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * One side's clock in a game, between two of its moves.
 *
 * @param left for its next moves
 * @param made moves since the time was last full
 */
public record GameClock(TimeControl control, Duration left, int made) {

  /** At the beginning of a game. */
  public static GameClock of(TimeControl control) {
    return new GameClock(control, control.base(), 0);
  }

  /** By how much a move that took so long came too late; negative where it came in time. */
  public Duration late(Duration used) {
    return used.minus(left);
  }

  /** After a move that took so long. Who came late, but is let go on, has nothing left. */
  public GameClock after(Duration used) {
    Duration rest = late(used).isNegative() ? left.minus(used) : Duration.ZERO;
    Duration next = rest.plus(control.increment());
    boolean full = control.moves().isPresent() && made + 1 == control.moves().getAsInt();
    return full
        ? new GameClock(control, next.plus(control.base()), 0)
        : new GameClock(control, next, made + 1);
  }

  /** What its owner has to know. */
  public TimeLeft timeLeft() {
    OptionalInt moves =
        control.moves().isPresent()
            ? OptionalInt.of(control.moves().getAsInt() - made)
            : OptionalInt.empty();
    return new TimeLeft(left, control.increment(), moves);
  }
}
