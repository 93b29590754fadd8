package olsy.play.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.learning.fit.LiveModel;
import olsy.play.session.SessionGame;
import olsy.play.session.SessionListener;
import olsy.play.session.Standing;
import olsy.play.session.Standing.Result;
import olsy.play.session.Thinning;
import olsy.play.session.TrackRecord;

/**
 * How a session is going, on standard error: on a terminal one line that is written over, elsewhere
 * a line now and then; what happens has lines of its own.
 */
final class SessionProgress implements SessionListener, AutoCloseable {

  private static final double NANOS = 1e9;
  private static final double SECONDS_ON_TERMINAL = 0.2;
  private static final double SECONDS_ELSEWHERE = 10;

  private final PrintWriter err;
  private final boolean terminal;
  private final LongSupplier nanoClock;
  private final int games;
  private final long begin;
  private int before = -1;
  private double shownAt;
  private final Thinning models = new Thinning();
  private String model = "no model";

  SessionProgress(PrintWriter err, boolean terminal, LongSupplier nanoClock, int games) {
    this.err = err;
    this.terminal = terminal;
    this.nanoClock = nanoClock;
    this.games = games;
    this.begin = nanoClock.getAsLong();
  }

  @Override
  public void played(SessionGame game, Standing standing) {
    if (before < 0) {
      before = standing.games() - 1;
    }
    double seconds = (nanoClock.getAsLong() - begin) / NANOS;
    if (seconds - shownAt < (terminal ? SECONDS_ON_TERMINAL : SECONDS_ELSEWHERE)) {
      return;
    }
    shownAt = seconds;
    double perSecond = (standing.games() - before) / seconds;
    String line =
        Output.format(
            "%,d of %,d games, %.1f a second, %s%s, %s, %.0f s left",
            standing.games(),
            games,
            perSecond,
            points("without", standing.without()),
            points(", with", standing.with()),
            model,
            (games - standing.games()) / perSecond);
    err.print(terminal ? "\r" + line + "\u001b[K" : line + "\n");
    err.flush();
  }

  private static String points(String which, Optional<Result> result) {
    return result
        .map(
            found ->
                Output.format(
                    "%s a model %.3f [%.3f, %.3f]",
                    which, found.points(), found.interval().low(), found.interval().high()))
        .orElse("");
  }

  @Override
  public void learned(int decisions, LiveModel learned, TrackRecord record) {
    model =
        Output.format(
            "model of depth %d from %s%s%s",
            learned.player().strategy().depth(),
            learned.fitted() < decisions ? Output.format("%,d of ", learned.fitted()) : "",
            Output.count(decisions, "decision"),
            accuracy(record));
    if (models.tells(decisions)) {
      say(model);
    }
  }

  private static String accuracy(TrackRecord record) {
    return record.expectations() == 0
        ? ""
        : Output.format(
            ", %.0f %% of the last %s expected",
            100 * record.accuracy(), Output.count(record.expectations(), "move"));
  }

  @Override
  public void trust(boolean used, int decisions, String evidence) {
    say(evidence + ": the model is " + (used ? "used" : "not used"));
  }

  @Override
  public void note(String sentence) {
    say(sentence);
  }

  private void say(String sentence) {
    err.println((terminal ? "\r\u001b[K" : "") + "olsy: " + sentence);
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
