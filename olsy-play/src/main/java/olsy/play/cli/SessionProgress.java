package olsy.play.cli;

import java.util.Optional;
import olsy.learning.training.LiveModel;
import olsy.play.session.LogThrottle;
import olsy.play.session.SessionGame;
import olsy.play.session.SessionListener;
import olsy.play.session.SessionResults;
import olsy.play.session.SessionResults.Result;
import olsy.play.session.TrackRecord;

/** How a session is going; what happens has lines of its own. */
final class SessionProgress implements SessionListener, AutoCloseable {

  private final StatusLine line;
  private final int games;
  private int before = -1;
  private final LogThrottle models = new LogThrottle();
  private String model = "no model";

  SessionProgress(StatusLine line, int games) {
    this.line = line;
    this.games = games;
  }

  @Override
  public void played(SessionGame game, SessionResults standing) {
    if (before < 0) {
      before = standing.games() - 1;
    }
    if (!line.isDue()) {
      return;
    }
    double perSecond = (standing.games() - before) / line.seconds();
    line.show(
        Output.format(
            "%,d of %,d games, %.1f a second, %s%s, %s, %s left",
            standing.games(),
            games,
            perSecond,
            points("without", standing.without()),
            points(", with", standing.with()),
            model,
            Output.duration((games - standing.games()) / perSecond)));
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
      line.say(model);
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
    line.say(evidence + ": the model is " + (used ? "used" : "not used"));
  }

  @Override
  public void note(String sentence) {
    line.say(sentence);
  }

  /** Takes the line away. */
  @Override
  public void close() {
    line.end();
  }
}
