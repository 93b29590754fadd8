package olsy.play.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.match.Audience;
import olsy.play.match.Match;
import olsy.play.match.MatchResult;
import olsy.play.match.MatchSettings;
import olsy.play.match.MatchState;
import olsy.play.match.PlayedGame;
import olsy.play.match.Scoresheets;
import olsy.play.match.Tally;
import olsy.play.opponent.Entrant;

/** A match that is played, written down and told of. */
final class MatchRun {

  private final MatchSettings settings;
  private final Optional<Path> out;
  private final int threads;
  private final Output output;
  private final Tally tally;

  /** Null until a game has ended that is to be kept. */
  private MatchState state;

  private boolean kept = true;
  private boolean finished;

  /**
   * @param out where the games are to be, if anywhere
   */
  MatchRun(MatchSettings settings, Optional<Path> out, int threads, Output output) {
    this.settings = settings;
    this.out = out;
    this.threads = threads;
    this.output = output;
    this.tally = new Tally(settings.sprt());
  }

  /** Plays all of it. */
  void begin() {
    play(Games.named(settings.a().game()));
  }

  /** Plays what is left. */
  void goOn(MatchState left) {
    state = left;
    begin();
  }

  private <P extends Position<P>> void play(Game<P> game) {
    Match<P> match = settings.match(game);
    Scoresheets<P> sheets = new Scoresheets<>(match, settings.style());
    Ending report = this::report;
    Ending close = this::close;
    Ending save = () -> save(sheets);
    Interruption.during(
        () -> {
          try (report;
              close;
              save) { // an engine that cannot go on does not take the games before with it
            play(match, sheets);
          }
        });
  }

  /** What is done in the end, whatever fails before. */
  private interface Ending extends AutoCloseable {

    @Override
    void close();
  }

  private <P extends Position<P>> void play(Match<P> match, Scoresheets<P> sheets) {
    List<PlayedGame<P>> before = state == null ? List.of() : state.played(sheets);
    StatusLine line = StatusLine.onStandardError(output.err());
    Beginning.tell(line, List.of(settings.a(), settings.b()));
    try (MatchProgress progress = new MatchProgress(line, match.games(), before.size())) {
      match.play(
          threads,
          before,
          new Audience<>() {
            @Override
            public void take(PlayedGame<P> played) {
              tally.add(played);
              if (out.isPresent()) {
                sheets.add(played);
              }
              progress.update(tally);
            }

            @Override
            public void ended(PlayedGame<P> played) {
              if (out.isPresent() && kept) {
                keep(played, sheets, line);
              }
            }

            @Override
            public boolean hasSeenEnough() {
              return tally.isDecided();
            }
          });
      finished = true;
    } catch (InterruptedException e) {
      String resume =
          state == null ? "" : "; olsy match --resume " + out.orElseThrow() + " goes on";
      output.err().println("olsy: interrupted after " + tally.games() + " games" + resume);
    }
  }

  /** A state that cannot be written takes the games not with it. */
  private <P extends Position<P>> void keep(
      PlayedGame<P> played, Scoresheets<P> sheets, StatusLine line) {
    try {
      if (state == null) {
        state = MatchState.begin(out.orElseThrow(), settings);
      }
      state.append(played, sheets);
    } catch (InputException e) {
      kept = false;
      line.say(e.getMessage() + "; the match goes on, but could not be resumed");
    }
  }

  private void save(Scoresheets<?> sheets) {
    if (out.isPresent() && tally.games() > 0) {
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
    if (tally.games() == 0) {
      return;
    }
    MatchResult result = tally.result();
    output.answer(result, MatchText.lines(settings.a().name(), settings.b().name(), result));
    if (!output.isJson()) {
      report(settings.a(), tally.forfeitsOfA());
      report(settings.b(), tally.forfeitsOfB());
    }
  }

  private void report(Entrant loser, SortedMap<Integer, String> forfeits) {
    if (!forfeits.isEmpty()) {
      output.line(
          Output.format(
              "%s forfeited %,d of these, first game %,d: %s",
              loser.name(),
              forfeits.size(),
              forfeits.firstKey(),
              forfeits.get(forfeits.firstKey())));
    }
  }
}
