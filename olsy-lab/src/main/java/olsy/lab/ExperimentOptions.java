package olsy.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Spelling;
import olsy.lab.experiment.Experiment;
import olsy.learning.text.InputException;
import olsy.play.cli.Arguments;
import olsy.play.cli.Output;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which experiment, in which size, and where its results go. */
public final class ExperimentOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..1",
      completionCandidates = Names.class,
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
  static final class Names implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Experiments.quick().stream().map(Experiment::name).iterator();
    }
  }

  private record Row(String name, String description) {}

  /** What was chosen; nothing where nothing is named. */
  public Optional<ExperimentChoice> choice() {
    Arguments.require(!quick || !full, "--full", "no --quick beside it", "both");
    requireFolder(out);
    List<String> known = new ArrayList<>();
    new Names().forEach(known::add);
    if (name != null && !known.contains(name)) {
      known.addAll(command.commandLine().getSubcommands().keySet());
      throw new InputException(Spelling.unknown("experiment", name, known));
    }
    return Optional.ofNullable(name)
        .map(its -> new ExperimentChoice(its, full, game == null ? null : game.name(), seed));
  }

  /** A folder for results; null for none. */
  public Path out() {
    return out;
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

  /** Lists all experiments. */
  public void list(Output output) {
    List<Experiment> experiments = full ? Experiments.full() : Experiments.quick();
    experiments.forEach(
        one ->
            output.answer(
                new Row(one.name(), one.description()),
                Output.format("%-20s %s", one.name(), one.description())));
  }
}
