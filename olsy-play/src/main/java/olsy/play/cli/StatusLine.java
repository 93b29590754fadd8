package olsy.play.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * How work is going, on standard error: on a terminal one line that is written over, elsewhere a
 * line now and then.
 */
final class StatusLine {

  private static final double NANOS = 1e9;
  private static final double SECONDS_ON_TERMINAL = 0.2;
  private static final double SECONDS_ELSEWHERE = 10;
  private static final String CLEAR_TO_END = "\u001b[K";
  private static final int USUAL_COLUMNS = 80;

  private final PrintWriter err;
  private final boolean terminal;
  private final int columns;
  private final LongSupplier nanoClock;
  private final long begin;
  private double shownAt;

  /**
   * @param columns of the terminal
   */
  StatusLine(PrintWriter err, boolean terminal, int columns, LongSupplier nanoClock) {
    this.err = err;
    this.terminal = terminal;
    this.columns = columns;
    this.nanoClock = nanoClock;
    this.begin = nanoClock.getAsLong();
  }

  /** Standard error; the program that starts this one has looked what it is. */
  static StatusLine onStandardError(PrintWriter err) {
    int columns = Integer.getInteger("olsy.columns", 0);
    return new StatusLine(
        err,
        Boolean.getBoolean("olsy.terminal"),
        columns > 0 ? columns : USUAL_COLUMNS,
        System::nanoTime);
  }

  /** Since it began. */
  double seconds() {
    return (nanoClock.getAsLong() - begin) / NANOS;
  }

  /** Whether the line shown last has stood long enough. */
  boolean isDue() {
    return seconds() - shownAt >= (terminal ? SECONDS_ON_TERMINAL : SECONDS_ELSEWHERE);
  }

  /** Stands until there is something to tell: on a terminal alone. */
  void begin(String line) {
    if (terminal) {
      show(line);
    }
  }

  /** On a terminal as much as its width holds: what it wraps could not be written over. */
  void show(String line) {
    shownAt = seconds();
    String fitting = line.substring(0, Math.min(line.length(), columns - 1));
    err.print(terminal ? "\r" + fitting + CLEAR_TO_END : line + "\n");
    err.flush();
  }

  /** A line of its own, which stays. */
  void say(String sentence) {
    err.println((terminal ? "\r" + CLEAR_TO_END : "") + "olsy: " + sentence);
    err.flush();
  }

  /** Takes the line away. */
  void end() {
    if (terminal) {
      err.print("\r" + CLEAR_TO_END);
      err.flush();
    }
  }
}
