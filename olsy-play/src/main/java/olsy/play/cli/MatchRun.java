package olsy.play.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.match.Audience;
import olsy.play.match.MatchState;
import olsy.play.match.Participant;
import olsy.play.match.RoundGame;
import olsy.play.match.Rounds;
import olsy.play.match.TournamentForm;
import olsy.play.match.TournamentSettings;
import olsy.play.match.TournamentSheets;

/** A match or a tournament that is played, written down and told of. */
final class MatchRun {

  private final TournamentSettings settings;
  private final Optional<Path> out;
  private final int threads;
  private final Output output;
  private final Telling telling;

  /** Null until a game has ended that is to be kept. */
  private MatchState state;

  private boolean kept = true;
  private boolean finished;

  /**
   * @param out where the games are to be, if anywhere
   */
  MatchRun(TournamentSettings settings, Optional<Path> out, int threads, Output output) {
    this.settings = settings;
    this.out = out;
    this.threads = threads;
    this.output = output;
    this.telling =
        settings.form() == TournamentForm.MATCH
            ? new MatchTelling(settings.match(), output)
            : new TournamentTelling(settings, output);
  }

  /** Plays all of it. */
  void begin() {
    play(Games.named(settings.match().a().game()));
  }

  /** Plays what is left. */
  void goOn(MatchState left) {
    state = left;
    begin();
  }

  private <P extends Position<P>> void play(Game<P> game) {
    Rounds<P> rounds = settings.rounds(game);
    TournamentSheets<P> sheets = new TournamentSheets<>(rounds, settings.match().style());
    Ending report = this::report;
    Ending close = this::close;
    Ending save = () -> save(sheets);
    Interruption.during(
        () -> {
          try (report;
              close;
              save) { // an engine that cannot go on does not take the games before with it
            play(rounds, sheets);
          }
        });
  }

  /** What is done in the end, whatever fails before. */
  private interface Ending extends AutoCloseable {

    @Override
    void close();
  }

  private <P extends Position<P>> void play(Rounds<P> rounds, TournamentSheets<P> sheets) {
    List<RoundGame<P>> before = state == null ? List.of() : state.played(sheets);
    StatusLine line = StatusLine.onStandardError(output.err());
    Beginning.tell(line, settings.players().stream().map(Participant::entrant).toList());
    try (Telling.Progress progress = telling.progress(line, before.size())) {
      rounds.play(
          threads,
          before,
          new Audience<>() {
            @Override
            public void take(RoundGame<P> played) {
              telling.add(played);
              if (out.isPresent()) {
                sheets.add(played);
              }
              progress.update();
            }

            @Override
            public void ended(RoundGame<P> played) {
              if (out.isPresent() && kept) {
                keep(played, sheets, line);
              }
            }

            @Override
            public boolean hasSeenEnough() {
              return telling.hasSeenEnough();
            }
          });
      finished = true;
    } catch (InterruptedException e) {
      String resume =
          state == null
              ? ""
              : "; olsy %s --resume %s goes on"
                  .formatted(settings.form().command(), out.orElseThrow());
      output.err().println("olsy: interrupted after " + telling.games() + " games" + resume);
    }
  }

  /** A state that cannot be written takes the games not with it. */
  private <P extends Position<P>> void keep(
      RoundGame<P> played, TournamentSheets<P> sheets, StatusLine line) {
    try {
      if (state == null) {
        state = MatchState.begin(out.orElseThrow(), settings);
      }
      state.append(played, sheets);
    } catch (InputException e) {
      kept = false;
      line.say(e.getMessage() + "; the games go on, but could not be resumed");
    }
  }

  private void save(TournamentSheets<?> sheets) {
    if (out.isPresent() && telling.games() > 0) {
      sheets.write(out.get());
      if (finished && state != null) {
        state.delete();
      }
    }
  }

  private void close() {
    if (state != null) {
      state.close();
    }
  }

  private void report() {
    if (telling.games() > 0) {
      telling.report();
    }
  }
}
