package olsy.play.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;
import olsy.play.match.MatchState;
import olsy.play.match.SheetStyle;
import olsy.play.match.TournamentSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where games are written, how many are played at a time, and what goes on with them. */
final class RunOptions {

  @Option(names = "--out", paramLabel = "GAMES.pdn", description = "Write the games to a file.")
  private Path out;

  @Mixin private SheetOptions sheet;

  @Mixin private Overwriting overwriting;

  @Option(
      names = {"--threads", "--concurrency"},
      paramLabel = "T",
      description = "Games at the same time. Default: one on each processor.")
  private Integer threads;

  @Option(
      names = "--resume",
      paramLabel = "GAMES.pdn",
      description =
          "Go on with what was interrupted or killed, from what --out has left: --resume games.pdn."
              + " Everything else is as it was.")
  private Path resume;

  @Spec(Target.MIXEE)
  private CommandSpec command;

  void require() {
    Arguments.require(threads == null || threads >= 1, "--threads", "at least 1", threads);
  }

  boolean isResumed() {
    return resume != null;
  }

  SheetStyle style() {
    return sheet.style();
  }

  /** Plays all of it. */
  void begin(TournamentSettings settings, Output output) {
    new MatchRun(settings, Optional.ofNullable(out), threads(), output).begin();
  }

  /** Plays what is left. */
  void goOn(Output output) {
    requireNothingElse();
    TextFile.requireWritable(resume);
    MatchState state = MatchState.resume(resume);
    new MatchRun(state.settings(), Optional.of(resume), threads(), output).goOn(state);
  }

  private int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  private void requireNothingElse() {
    ParseResult given = command.commandLine().getParseResult();
    List<String> others = new ArrayList<>();
    given.matchedPositionals().forEach(one -> others.add(one.paramLabel()));
    given.matchedOptions().forEach(one -> others.add(one.longestName()));
    others.removeAll(List.of("--resume", "--concurrency", "--json"));
    if (!others.isEmpty()) {
      throw new InputException(
          "expected --threads and --json at most beside --resume, found "
              + String.join(", ", others));
    }
  }

  /**
   * Refuses to write over what is read, and over games.
   *
   * @param read files
   */
  void requireReplaceable(List<Path> read) {
    overwriting.require(out, Overwriting.Writes.GAMES, read);
    requireFinished();
  }

  /** A match that was killed has left no games, but its state. */
  private void requireFinished() {
    if (out != null && !overwriting.isForced() && Files.exists(MatchState.beside(out))) {
      throw new InputException(
          MatchState.beside(out)
              + " is a "
              + command.name()
              + " that is not finished: olsy "
              + command.name()
              + " --resume "
              + out
              + " goes on with it; --force begins anew");
    }
  }
}
