package olsy.play.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * How work is going, on standard error: on a terminal a line, or several, that are written over,
 * elsewhere a line now and then.
 */
public final class StatusLine {

  private static final double NANOS = 1e9;
  private static final double SECONDS_ON_TERMINAL = 0.2;
  private static final double SECONDS_ELSEWHERE = 10;
  private static final String CLEAR_TO_END = "\u001b[K";
  private static final String CLEAR_BELOW = "\u001b[J";
  private static final String UP = "\u001b[%dA";
  private static final int USUAL_COLUMNS = 80;
  private static final int USUAL_ROWS = 24;

  private final PrintWriter err;
  private final boolean terminal;
  private final int columns;
  private final LongSupplier nanoClock;
  private final long begin;
  private double shownAt;

  /** Lines above the one in which the cursor stands. */
  private int above;

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
  public static StatusLine onStandardError(PrintWriter err) {
    return new StatusLine(
        err, Boolean.getBoolean("olsy.terminal"), terminalColumns(), System::nanoTime);
  }

  /** The width of the terminal; what COLUMNS says where there is none. */
  static int terminalColumns() {
    int columns = Integer.getInteger("olsy.columns", 0);
    return columns > 0 ? columns : columns(System.getenv("COLUMNS"));
  }

  /**
   * @param text null where nobody says it
   */
  static int columns(String text) {
    return text != null && text.matches("[1-9]\\d{0,4}") ? Integer.parseInt(text) : USUAL_COLUMNS;
  }

  private static int rows() {
    int rows = Integer.getInteger("olsy.rows", 0);
    return rows > 0 ? rows : USUAL_ROWS;
  }

  boolean isTerminal() {
    return terminal;
  }

  int columns() {
    return columns;
  }

  /** Since it began. */
  public double seconds() {
    return (nanoClock.getAsLong() - begin) / NANOS;
  }

  /** Whether the line shown last has stood long enough. */
  public boolean isDue() {
    return seconds() - shownAt >= (terminal ? SECONDS_ON_TERMINAL : SECONDS_ELSEWHERE);
  }

  /** Stands until there is something to tell: on a terminal alone. */
  void begin(String line) {
    if (terminal) {
      show(line);
    }
  }

  /** On a terminal as much as its width holds: what it wraps could not be written over. */
  public void show(String line) {
    show(List.of(line));
  }

  /**
   * Lines that belong together. A terminal shows as many as it has room for, and the last one
   * always.
   */
  void show(List<String> lines) {
    shownAt = seconds();
    if (terminal) {
      int first = Math.min(lines.size(), rows() - 1) - 1;
      StringBuilder text = new StringBuilder(back());
      lines.subList(0, first).forEach(line -> text.append(fitting(line)).append('\n'));
      err.print(text + fitting(lines.get(lines.size() - 1)) + (first < above ? CLEAR_BELOW : ""));
      above = first;
    } else {
      lines.forEach(line -> err.print(line + "\n"));
    }
    err.flush();
  }

  private String fitting(String line) {
    return line.substring(0, Math.min(line.length(), columns - 1)) + CLEAR_TO_END;
  }

  /** To the first column of the first line that is shown. */
  private String back() {
    return "\r" + (above > 0 ? UP.formatted(above) : "");
  }

  private void clear() {
    err.print(back() + (above > 0 ? CLEAR_BELOW : CLEAR_TO_END));
    above = 0;
  }

  /** A line of its own, which stays. */
  public void say(String sentence) {
    if (terminal) {
      clear();
    }
    err.println("olsy: " + sentence);
    err.flush();
  }

  /** Takes away what is shown. */
  public void end() {
    if (terminal) {
      clear();
      err.flush();
    }
  }
}
