package olsy.play.opponent;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.clock.GameClock;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeLeft;

/**
 * Takes the time of one side's moves in a game. What players say of their own time is not asked.
 *
 * <pre>
 * start, it moves, stop: who came too late has lost
 * </pre>
 */
public final class MoveTimer {

  /** By so much a move may come too late: the machine has other things to do, too. */
  public static final Duration USUAL_MARGIN = Duration.ofMillis(100);

  private static final double MILLIS = 1000;

  private final Limits limits;
  private final Duration margin;
  private final LongSupplier nanoClock;
  private Optional<GameClock> clock;
  private long began;

  /**
   * @param limits of the side
   */
  public MoveTimer(Limits limits, Duration margin, LongSupplier nanoClock) {
    this.limits = limits;
    this.margin = margin;
    this.nanoClock = nanoClock;
    this.clock = limits.clock().map(GameClock::of);
  }

  /** The side is to move. */
  public void start() {
    began = nanoClock.getAsLong();
  }

  /** What the side is to know before it moves; nothing where it has no clock. */
  public Optional<TimeLeft> timeLeft() {
    return clock.map(GameClock::timeLeft);
  }

  /**
   * The side has moved.
   *
   * @return what it took; nothing where it does not matter
   * @throws Forfeit when that was too long
   */
  public Optional<Duration> stop() throws Forfeit {
    if (!limits.isTimed()) {
      return Optional.empty();
    }
    Duration used = Duration.ofNanos(nanoClock.getAsLong() - began);
    if (clock.isPresent()) {
      require(clock.get().late(used), limits.clock().get().toString());
      clock = clock.map(now -> now.after(used));
    }
    if (limits.moveTime().isPresent()) {
      Duration allowed = limits.moveTime().get();
      require(used.minus(allowed), Limits.ofMoveTime(allowed).toString());
    }
    return Optional.of(used);
  }

  private void require(Duration late, String limit) throws Forfeit {
    if (late.compareTo(margin) > 0) {
      throw new Forfeit(
          String.format(Locale.ROOT, "time, %.3f s over %s", late.toMillis() / MILLIS, limit));
    }
  }
}
