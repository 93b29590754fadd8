package olsy.play.cli;

import java.util.Optional;
import java.util.OptionalInt;
import olsy.learning.training.LearnedModel;
import olsy.play.session.LogThrottle;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.SessionResults.Result;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionGame;

/** How a session is going; what happens has lines of its own. */
final class SessionProgress implements SessionListener, AutoCloseable {

  private final StatusLine line;
  private final OptionalInt games;
  private int before = -1;
  private final LogThrottle models = new LogThrottle();
  private String model = "no model";

  SessionProgress(StatusLine line, OptionalInt games) {
    this.line = line;
    this.games = games;
  }

  @Override
  public void played(SessionGame game, SessionResults results) {
    if (before < 0) {
      before = results.games() - 1;
    }
    if (!line.isDue()) {
      return;
    }
    double perSecond = (results.games() - before) / line.seconds();
    line.show(
        Output.format(
            "%,d%s games, %.1f a second, %s%s, %s%s",
            results.games(),
            games.isPresent() ? Output.format(" of %,d", games.getAsInt()) : "",
            perSecond,
            points("without", results.without()),
            points(", with", results.with()),
            model,
            games.isPresent()
                ? ", " + Output.duration((games.getAsInt() - results.games()) / perSecond) + " left"
                : ""));
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
  public void learned(int decisions, LearnedModel learned, TrackRecord record) {
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
    line.say("the model is " + (used ? "used" : "not used") + ": " + evidence);
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
