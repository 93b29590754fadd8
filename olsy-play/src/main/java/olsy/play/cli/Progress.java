package olsy.play.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import olsy.play.match.MatchResult;
import olsy.play.match.Tally;

/**
 * How a match is going, on standard error: on a terminal one line that is written over, elsewhere a
 * line now and then.
 */
final class Progress implements AutoCloseable {

  private static final double NANOS = 1e9;
  private static final double SECONDS_ON_TERMINAL = 0.2;
  private static final double SECONDS_ELSEWHERE = 10;

  private final PrintWriter err;
  private final boolean terminal;
  private final LongSupplier nanoClock;
  private final int games;
  private final long begin;
  private double shownAt;

  Progress(PrintWriter err, boolean terminal, LongSupplier nanoClock, int games) {
    this.err = err;
    this.terminal = terminal;
    this.nanoClock = nanoClock;
    this.games = games;
    this.begin = nanoClock.getAsLong();
  }

  /** Standard error; the program that starts this one has looked whether it is a terminal. */
  static Progress onStandardError(PrintWriter err, int games) {
    return new Progress(err, Boolean.getBoolean("olsy.terminal"), System::nanoTime, games);
  }

  void update(Tally tally) {
    double seconds = (nanoClock.getAsLong() - begin) / NANOS;
    if (seconds - shownAt < (terminal ? SECONDS_ON_TERMINAL : SECONDS_ELSEWHERE)) {
      return;
    }
    shownAt = seconds;
    MatchResult result = tally.result();
    double left = seconds / result.games() * (games - result.games());
    String line =
        Output.format(
            "%,d of %,d games, %.3f points a game [%.3f, %.3f], %.0f s left",
            result.games(),
            games,
            result.points(),
            result.interval().get(0),
            result.interval().get(1),
            left);
    err.print(terminal ? "\r" + line + "\u001b[K" : line + "\n");
    err.flush();
  }

  /** Takes the line away. */
  @Override
  public void close() {
    if (terminal) {
      err.print("\r\u001b[K");
      err.flush();
    }
  }
}
