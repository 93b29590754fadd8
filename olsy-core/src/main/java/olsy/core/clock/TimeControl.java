package olsy.core.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time for a game: {@code 60+0.6} is a minute and .6 seconds more after every move, {@code
 * 40/60+0} a minute for every forty moves.
 *
 * @param moves for which the time is; none where it is for the whole game
 * @param base at the beginning, and again when the moves are made
 * @param increment after every move
 */
public record TimeControl(OptionalInt moves, Duration base, Duration increment) {

  private static final String SECONDS = "\\d{1,9}(?:\\.\\d{1,9})?";
  private static final Pattern TEXT =
      Pattern.compile("(?:(\\d{1,4})/)?(" + SECONDS + ")\\+(" + SECONDS + ")");
  private static final int NANO_DIGITS = 9;

  public TimeControl {
    if (base.isZero()) {
      throw new IllegalArgumentException("expected more than 0 seconds for a game, found 0");
    }
    if (moves.isPresent() && moves.getAsInt() == 0) {
      throw new IllegalArgumentException("expected at least 1 move in a time, found 0");
    }
  }

  /**
   * Reads a time control.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  public static TimeControl of(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected seconds for a game and after a move, such as 60+0.6, or 40/60+0 for 40 moves,"
              + " found "
              + text);
    }
    String moves = matcher.group(1);
    return new TimeControl(
        moves == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(moves)),
        duration("time", matcher.group(2)),
        duration("time", matcher.group(3)));
  }

  /**
   * Reads a time.
   *
   * @param name what it is called where it is none
   */
  public static Duration duration(String name, String seconds) {
    if (!seconds.matches(SECONDS)) {
      throw new IllegalArgumentException("expected " + name + " in seconds, found " + seconds);
    }
    return Duration.ofNanos(new BigDecimal(seconds).movePointRight(NANO_DIGITS).longValueExact());
  }

  /** As users write it. */
  @Override
  public String toString() {
    return (moves.isPresent() ? moves.getAsInt() + "/" : "")
        + seconds(base)
        + "+"
        + seconds(increment);
  }

  /** As a number without an exponent. */
  public static String seconds(Duration time) {
    BigDecimal seconds = BigDecimal.valueOf(time.toNanos(), NANO_DIGITS).stripTrailingZeros();
    return seconds.signum() == 0 ? "0" : seconds.toPlainString();
  }
}
