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
import olsy.core.statistics.SampleMean;
import olsy.learning.text.InputException;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.Session;
import olsy.play.session.state.LookAhead;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.SessionResults.Result;
import olsy.play.session.state.SessionState;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionFolder;

/** Plays a session to its end, or until Ctrl-C, and tells what came of it. */
final class SessionPlay {

  private static final double MILLIS = 1000;

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
    StatusLine line = StatusLine.onStandardError(output.err());
    Beginning.tell(line, List.of(new PlayerEntrant(folder.player()), folder.opponent()));
    SessionProgress progress = new SessionProgress(line, folder.settings().games().all());
    Interruption.during(
        () -> {
          try (Session<P> session =
              Session.open(
                  folder, game, folder.opponent().opponent(game), Clock.systemUTC(), progress)) {
            play(session, progress);
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

  /** Tells what came of it when play is over: what is left to learn may take minutes. */
  private void play(Session<?> session, SessionProgress progress) {
    boolean over = ended(session::play, progress);
    if (!over) {
      sayInterrupted();
    }
    report(session.state());
    if (over && !ended(session::learnTheRest, progress)) {
      sayInterrupted();
    }
    tellModel(session.state());
    tellTime(session);
  }

  private interface Work {
    void run() throws InterruptedException;
  }

  /** Whether it was not interrupted. */
  private static boolean ended(Work work, SessionProgress progress) {
    try (progress) {
      work.run();
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  private void report(SessionState<?> session) {
    SessionResults results = session.results();
    if (results.games() == 0) {
      return;
    }
    TrackRecord record = session.learning().record();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("session", folder.path().toString());
    answer.put("limits", folder.player().limitsOfMove().toString());
    answer.put("games", results.games());
    answer.put("points", results.points());
    answer.put("without", json(results.without()));
    answer.put("with", json(results.with()));
    answer.put("gain", json(results.gain()));
    session.lookAhead().ifPresent(plies -> answer.put("lookAhead", json(plies)));
    results.remembered().ifPresent(one -> answer.put("remembered", json(results.remembered())));
    answer.put("decisions", session.learning().decisions());
    answer.put("accuracy", record.accuracy());
    answer.put("uniform", record.uniform());
    answer.put("bits", record.bits().mean());
    answer.put(
        "bitsOverPopulation",
        record.bitsOverPopulation().count() == 0 ? null : record.bitsOverPopulation().mean());
    answer.put("seen", record.seen());
    List<String> text = new ArrayList<>();
    text.add(
        Output.format(
            "%s against %s: %s in %s",
            folder.player().name(),
            session.settings().opponent(),
            Output.count(results.games(), "game"),
            folder.path()));
    line(text, "without a model", "%.3f", results.without());
    line(text, "with a model, by " + session.settings().use(), "%.3f", results.with());
    line(text, "gain in the same openings", "%+.3f", results.gain());
    results
        .gaining()
        .ifPresent(
            gaining ->
                text.add(
                    Output.format(
                        "  %-30s %.3f instead of %.3f points a game, both with %s",
                        "",
                        gaining.points(),
                        gaining.points() - results.gain().orElseThrow().points(),
                        folder.player().limitsOfMove())));
    results
        .gain()
        .flatMap(gain -> session.lookAhead())
        .ifPresent(
            plies ->
                text.add(
                    Output.format(
                        "  %-30s %.1f instead of %.1f plies ahead",
                        "", plies.with(), plies.without())));
    line(text, "where a line had won before", "%.3f", results.remembered());
    if (record.expectations() > 0) {
      text.add(
          Output.format(
              "  %.0f %% of the opponent's last %s expected; guessing would reach %.0f %%",
              100 * record.accuracy(),
              record.expectations() == 1
                  ? "unforced move was"
                  : record.expectations() + " unforced moves were",
              100 * record.uniform()));
      text.add("  " + worth(record));
    }
    if (record.seen() > 0) {
      text.add(
          Output.format(
              "  the last model expected had seen %,d of %s",
              record.seen(), Output.count(session.learning().decisions(), "decision")));
    }
    output.answer(answer, text.toArray(String[]::new));
  }

  private static Map<String, Object> json(LookAhead.Plies plies) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("with", plies.with());
    json.put("without", plies.without());
    return json;
  }

  private static String worth(TrackRecord record) {
    SampleMean overPopulation = record.bitsOverPopulation();
    return Output.format(
            "what was expected was worth %.2f bits a move more than guessing", record.bits().mean())
        + (overPopulation.count() == 0
            ? ""
            : Output.format(
                "; the learned models were worth %.2f %s than the population's",
                Math.abs(overPopulation.mean()), overPopulation.mean() < 0 ? "less" : "more"));
  }

  /**
   * The last one: what play did not wait for has been learned, as far as that was let. It is known
   * now whether there was anything to learn.
   */
  private void tellModel(SessionState<?> session) {
    if (session.results().games() > 0 && !output.isJson()) {
      session.learning().model().ifPresent(this::tellModel);
      session.learning().caveats().forEach(caveat -> output.line("  " + caveat.sentence()));
    }
  }

  private void tellModel(LearnedModel model) {
    output.line(
        Output.format(
            "  its model looks %s ahead, learned from %s",
            ValuationText.plies(model.player().strategy()),
            Output.count(model.fitted(), "decision")));
  }

  /** It differs from run to run, so it is no part of the answer. */
  private void tellTime(Session<?> session) {
    double seconds = session.learningTime().toMillis() / MILLIS;
    if (seconds > 0) {
      output.err().println(Output.format("olsy: learning took %.1f s of the processors", seconds));
    }
    Session.Pondered pondered = session.pondered();
    if (pondered.thoughts() > 0) {
      output
          .err()
          .println(
              Output.format(
                  "olsy: on the opponent's time it thought for %.1f s; %.0f %% of %s came",
                  pondered.spent().toMillis() / MILLIS,
                  100.0 * pondered.right() / pondered.thoughts(),
                  Output.count(pondered.thoughts(), "expected move")));
    }
  }

  /**
   * @param number how points are written: what is gained has a sign
   */
  private static void line(List<String> text, String what, String number, Optional<Result> result) {
    result.ifPresent(
        found ->
            text.add(
                Output.format(
                    "  %-30s N points a game [N, N], %s".replace("N", number),
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
    json.put("interval", result.get().interval().list());
    return json;
  }
}
