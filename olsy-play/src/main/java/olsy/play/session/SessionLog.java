package olsy.play.session;

import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.SearchResult;
import olsy.learning.text.GrowingFile;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Forfeit;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;

/** Writes down what happened, with the time, for people who look at a session later. */
final class SessionLog implements SessionListener, AutoCloseable {

  private static final int GAMES = 100;

  private final GrowingFile file;
  private final InstantSource clock;
  private final SessionListener next;
  private final LogThrottle models = new LogThrottle();

  /**
   * @param next hears it too
   */
  SessionLog(GrowingFile file, InstantSource clock, SessionListener next) {
    this.file = file;
    this.clock = clock;
    this.next = next;
  }

  @Override
  public void played(SessionGame game, SessionResults results) {
    if (results.games() % GAMES == 0) {
      write("%,d games, %.3f points a game", results.games(), results.points());
    }
    next.played(game, results);
  }

  @Override
  public void learns(int examples) {
    next.learns(examples);
  }

  @Override
  public void isReady(int decisions, LearnedModel model) {
    next.isReady(decisions, model);
  }

  @Override
  public void learned(int decisions, LearnedModel model, TrackRecord record) {
    if (models.tells(decisions)) {
      write(
          "model from %,d of %,d decisions: depth %d, frontier %s, features %s%s",
          model.fitted(),
          decisions,
          model.player().strategy().depth(),
          model.player().strategy().frontier().text(),
          model.provenance().learning().features(),
          accuracy(record));
    }
    next.learned(decisions, model, record);
  }

  private static String accuracy(TrackRecord record) {
    return record.expectations() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "; %.0f %% of the last %d moves were expected, guessing would reach %.0f %%",
            100 * record.accuracy(),
            record.expectations(),
            100 * record.uniform());
  }

  @Override
  public void trust(boolean used, int decisions, String evidence) {
    write("the model is %s: %s", used ? "used" : "not used", evidence);
    next.trust(used, decisions, evidence);
  }

  @Override
  public <P extends Position<P>> void chose(Game<P> game, SearchResult<P> found, UsedModel model) {
    next.chose(game, found, model);
  }

  @Override
  public void forfeited(int game, String loser, Forfeit why) {
    write("game %d: %s", game, why.sentence(loser));
    next.forfeited(game, loser, why);
  }

  @Override
  public void note(String sentence) {
    write("%s", sentence);
    next.note(sentence);
  }

  void write(String format, Object... values) {
    String time = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    file.append(time + " " + String.format(Locale.ROOT, format, values) + "\n");
  }

  @Override
  public void close() {
    file.close();
  }
}
