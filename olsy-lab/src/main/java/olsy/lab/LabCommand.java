package olsy.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Spelling;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.ExperimentRun;
import olsy.lab.output.Columns;
import olsy.lab.player.LabGame;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.play.cli.Arguments;
import olsy.play.cli.ModuleCommand;
import olsy.play.cli.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code olsy lab} */
@Command(
    name = "lab",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    subcommands = {LabReportCommand.class, LabLearningCommand.class},
    header = "Runs an experiment; without a name, lists the experiments.",
    footer = {
      "",
      "The same seed gives the same results, times aside.",
      "",
      "Example:",
      "  olsy lab learn-depth --quick --out results",
      "  olsy lab strangers --game reversi",
      "  olsy lab report results"
    })
public final class LabCommand implements ModuleCommand {

  @Spec private CommandSpec command;
  @Mixin private Output output;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..1",
      completionCandidates = ExperimentNames.class,
      description = "Of the experiment.")
  private String name;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "Another game than checkers, as 'olsy games' lists it, for experiments that ask the same"
              + " of other games: strangers.")
  private Game<?> game;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything random. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--quick", description = "Small, to see it run. The default.")
  private boolean quick;

  @Option(names = "--full", description = "In the size that is reported; may take hours.")
  private boolean full;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "A folder: write tables there as CSV, pictures as SVG, and NAME.json with the settings. A"
              + " run that was interrupted goes on from there.")
  private Path out;

  /** For shells, which complete them. */
  static final class ExperimentNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Experiments.quick().stream().map(Experiment::name).iterator();
    }
  }

  private record Row(String name, String description) {}

  @Override
  public void run() {
    Arguments.require(!quick || !full, "--full", "no --quick beside it", "both");
    List<Experiment> experiments = full ? Experiments.full() : Experiments.quick();
    if (name == null) {
      experiments.forEach(this::describe);
    } else {
      requireFolder(out);
      Experiment experiment =
          experiments.stream()
              .filter(one -> one.name().equals(name))
              .findFirst()
              .orElseThrow(() -> unknown(experiments));
      run(new ExperimentRun(inGame(experiment), seed, out), output);
    }
  }

  private Experiment inGame(Experiment experiment) {
    if (game == null || game.name().equals(LabGame.CHECKERS.name())) {
      return experiment;
    }
    return experiment
        .in(game)
        .orElseThrow(
            () ->
                new InputException(
                    "--game: expected checkers, which "
                        + experiment.name()
                        + " is about, found "
                        + game.name()));
  }

  /**
   * Refuses a folder that is a file.
   *
   * @param folder null for none
   */
  static void requireFolder(Path folder) {
    Arguments.require(
        folder == null || !Files.exists(folder) || Files.isDirectory(folder),
        "--out",
        "a folder",
        folder);
  }

  private void describe(Experiment experiment) {
    output.answer(
        new Row(experiment.name(), experiment.description()),
        Output.format("%-20s %s", experiment.name(), experiment.description()));
  }

  private InputException unknown(List<Experiment> experiments) {
    List<String> names = new ArrayList<>(experiments.stream().map(Experiment::name).toList());
    names.addAll(command.commandLine().getSubcommands().keySet());
    return new InputException(Spelling.unknown("experiment", name, names));
  }

  /** Runs an experiment, and prints what it finds as it comes. */
  static void run(ExperimentRun run, Output output) {
    run.run(
        Clocks.ofThisProcess(),
        Instant.now(),
        output.isJson() ? line -> {} : output::line,
        output.isJson() ? row -> output.line(Json.line(Columns.of(row))) : row -> {});
  }
}
