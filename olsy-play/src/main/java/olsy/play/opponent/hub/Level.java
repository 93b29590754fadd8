package olsy.play.opponent.hub;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeControl;
import olsy.core.clock.TimeLeft;

/**
 * What Hub's {@code level} says.
 *
 * @param limits of every search
 * @param time that is left for the game, where there is a clock
 */
record Level(Limits limits, Optional<TimeLeft> time) {

  /** The engine's own. */
  static final Level NONE = new Level(Limits.NONE, Optional.empty());

  private static final String TIME = "time";
  private static final String INCREMENT = "inc";
  private static final String MOVES = "moves";

  /**
   * Reads limits.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  static Level of(Map<String, String> arguments) {
    Limits limits = Limits.NONE;
    Duration left = null;
    Duration increment = Duration.ZERO;
    OptionalInt moves = OptionalInt.empty();
    for (Map.Entry<String, String> argument : arguments.entrySet()) {
      String text = argument.getValue();
      switch (argument.getKey()) {
        case "depth", "nodes", "move-time" -> limits = limits.with(argument.getKey(), text);
        case TIME -> left = TimeControl.duration(TIME, text);
        case INCREMENT -> increment = TimeControl.duration(INCREMENT, text);
        case MOVES -> moves = OptionalInt.of(moves(text));
        default ->
            throw new IllegalArgumentException(
                "expected depth, nodes, move-time, time, inc or moves, found " + argument.getKey());
      }
    }
    if (left == null && (arguments.containsKey(INCREMENT) || moves.isPresent())) {
      throw new IllegalArgumentException("expected time beside inc and moves, found none");
    }
    return left == null
        ? new Level(limits, Optional.empty())
        : of(limits, new TimeLeft(left, increment, moves));
  }

  private static Level of(Limits limits, TimeLeft time) {
    Duration some = time.left().isZero() ? Duration.ofNanos(1) : time.left();
    TimeControl clock = new TimeControl(time.moves(), some, time.increment());
    return new Level(limits.or(Limits.ofClock(clock)), Optional.of(time));
  }

  private static int moves(String text) {
    if (!text.matches("\\d{1,4}") || Integer.parseInt(text) < 1) {
      throw new IllegalArgumentException("expected moves, at least 1, found " + text);
    }
    return Integer.parseInt(text);
  }

  /** Tells an engine. */
  HubLine line() {
    HubLine line = HubLine.of("level");
    for (Map.Entry<String, String> limit : limits.named().entrySet()) {
      line = limit.getKey().equals("clock") ? line : line.with(limit.getKey(), limit.getValue());
    }
    return time.isPresent() ? with(line, time.get()) : line;
  }

  private static HubLine with(HubLine line, TimeLeft left) {
    HubLine timed = left.moves().isPresent() ? line.with(MOVES, left.moves().getAsInt()) : line;
    return timed
        .with(TIME, seconds(left.left()))
        .with(INCREMENT, TimeControl.seconds(left.increment()));
  }

  /** Milliseconds are enough, and never more than there is. */
  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
  }
}
