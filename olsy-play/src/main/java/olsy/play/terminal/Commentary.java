package olsy.play.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.SearchResult;
import olsy.learning.text.Counted;
import olsy.learning.training.LearnedModel;
import olsy.play.board.Board;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.person.Person;
import olsy.play.personal.LearnedAcquaintance;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;

/** Tells the person what happens besides the moves. */
final class Commentary implements SessionListener {
  private final PrintWriter out;
  private final String us;
  private final Person<?> person;
  private boolean begun;

  Commentary(PrintWriter out, String us, Person<?> person) {
    this.out = out;
    this.us = us;
    this.person = person;
  }

  /** What is read again from the disk is no news. */
  void begin(SessionFolder session, SessionResults results) {
    begun = true;
    say(
        "You play "
            + us
            + "; your games are kept in "
            + session.path()
            + "."
            + (results.games() == 0 ? "" : " " + score(results)));
  }

  private String score(SessionResults results) {
    long ours = Math.round(results.points() * results.games());
    return format(
        "After %s: you %d, %s %d (a win 2, a draw 1).",
        Counted.of(results.games(), "game"), 2L * results.games() - ours, us, ours);
  }

  @Override
  public <P extends Position<P>> void chose(Game<P> game, SearchResult<P> found, UsedModel model) {
    List<String> line = new ArrayList<>();
    for (int i = 1; i < found.line().size(); i++) {
      line.add(game.move(found.line().get(i - 1), found.line().get(i)));
    }
    person.sees(Board.of(game, found.choice()), line, chosenBy(model));
  }

  private static String chosenBy(UsedModel model) {
    if (!model.any()) {
      return "it chose by what it values itself";
    }
    return model.number() == 0
        ? "it chose with a model of what players have in common"
        : "it chose with the model of you that it learned from your first "
            + Counted.of(model.number(), "decision");
  }

  @Override
  public void played(SessionGame game, SessionResults results) {
    person.seesTheEnd();
    String[] sentences = {"You win.", "The game is drawn.", us + " wins."};
    say(sentences[game.points()] + " " + score(results));
  }

  @Override
  public void learned(int decisions, LearnedModel model, TrackRecord record) {
    if (begun) {
      say(
          format(
              "(%s has learned from %s of yours.%s)",
              us,
              Counted.of(decisions, "decision"),
              record.expectations() == 0
                  ? ""
                  : format(
                      " Of your last %d it %s.",
                      record.expectations(), LearnedAcquaintance.shares(record))));
    }
  }

  @Override
  public void trust(boolean used, int decisions, String evidence) {
    if (begun) {
      String what = used ? " now plays by its model of you" : " no longer trusts its model of you";
      say("(" + us + what + ": " + evidence + ".)");
    }
  }

  @Override
  public void forfeited(int game, String loser, Forfeit why) {
    note(loser.equals(person.name()) ? "you resigned" : why.sentence(loser));
  }

  @Override
  public void note(String sentence) {
    say("(" + sentence + ")");
  }

  private void say(String sentence) {
    out.print(sentence + "\n");
    out.flush();
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
