package olsy.play.cli;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.session.Session;
import olsy.play.session.SessionFolder;
import olsy.play.session.SessionResults;
import olsy.play.session.SessionResults.Result;

/** Plays a session to its end, or until Ctrl-C, and tells what came of it. */
final class SessionPlay {

  private final SessionFolder folder;
  private final Output output;

  SessionPlay(SessionFolder folder, Output output) {
    this.folder = folder;
    this.output = output;
  }

  void play() {
    play(Games.named(folder.settings().game()));
  }

  private <P extends Position<P>> void play(Game<P> game) {
    SessionProgress progress =
        new SessionProgress(StatusLine.onStandardError(output.err()), folder.settings().games());
    Interruption.during(
        () -> {
          try (Session<P> session =
              Session.open(
                  folder, game, folder.opponent().opponent(game), Clock.systemUTC(), progress)) {
            if (!play(session, progress)) {
              sayInterrupted();
            }
            report(session);
          } catch (InputException e) {
            if (!Thread.interrupted()) {
              throw e;
            }
            sayInterrupted(); // while it was reading or writing
          }
        });
  }

  private void sayInterrupted() {
    output.err().println("olsy: interrupted; olsy resume " + folder.path() + " goes on");
  }

  /** Answers whether it was played to its end. */
  private static boolean play(Session<?> session, SessionProgress progress) {
    try (progress) {
      session.play();
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  private void report(Session<?> session) {
    SessionResults standing = session.standing();
    if (standing.games() == 0) {
      return;
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("session", folder.path().toString());
    answer.put("games", standing.games());
    answer.put("points", standing.points());
    answer.put("without", json(standing.without()));
    answer.put("with", json(standing.with()));
    answer.put("gain", json(standing.gain()));
    answer.put("decisions", session.decisions());
    answer.put("accuracy", session.record().accuracy());
    List<String> text = new ArrayList<>();
    text.add(
        Output.format(
            "%s against %s: %s in %s",
            folder.player().name(),
            session.settings().opponent(),
            Output.count(standing.games(), "game"),
            folder.path()));
    line(text, "without a model", "%.3f", standing.without());
    line(text, "with what was learned", "%.3f", standing.with());
    line(text, "gain in the same openings", "%+.3f", standing.gain());
    if (session.record().expectations() > 0) {
      text.add(
          Output.format(
              "  %.0f %% of the opponent's last %s expected",
              100 * session.record().accuracy(),
              session.record().expectations() == 1
                  ? "unforced move was"
                  : session.record().expectations() + " unforced moves were"));
    }
    session
        .model()
        .ifPresent(
            model ->
                text.add(
                    Output.format(
                        "  its model looks %s ahead, learned from %s",
                        ValuationText.plies(model.player().strategy()),
                        Output.count(model.fitted(), "decision"))));
    output.answer(answer, text.toArray(String[]::new));
  }

  /**
   * @param number how points are written: what is gained has a sign
   */
  private static void line(List<String> text, String what, String number, Optional<Result> result) {
    result.ifPresent(
        found ->
            text.add(
                Output.format(
                    "  %-26s N points a game [N, N], %s".replace("N", number),
                    what,
                    found.points(),
                    found.interval().low(),
                    found.interval().high(),
                    Output.count(found.games(), "game"))));
  }

  private static Map<String, Object> json(Optional<Result> result) {
    if (result.isEmpty()) {
      return null;
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("games", result.get().games());
    json.put("points", result.get().points());
    json.put("interval", List.of(result.get().interval().low(), result.get().interval().high()));
    return json;
  }
}
