package olsy.lab;

import java.time.Instant;
import java.util.Optional;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.ExperimentRun;
import olsy.lab.experiment.Workbench;
import olsy.lab.output.Columns;
import olsy.learning.text.Json;
import olsy.play.cli.ModuleCommand;
import olsy.play.cli.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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

  @Mixin private Output output;
  @Mixin private ExperimentOptions options;

  @Override
  public void run() {
    Optional<ExperimentChoice> chosen = options.choice();
    if (chosen.isEmpty()) {
      options.list(output);
    } else {
      ExperimentChoice choice = chosen.get();
      run(new ExperimentRun(choice.experiment(), choice.seed(), options.out()), output);
    }
  }

  /** Runs an experiment, and prints what it finds as it comes. */
  static void run(ExperimentRun run, Output output) {
    Clocks clocks = Clocks.ofThisProcess();
    run(run, clocks, Workbench.here(clocks), output);
  }

  /** The same, where it is measured elsewhere. */
  public static void run(ExperimentRun run, Clocks clocks, Workbench bench, Output output) {
    run.run(
        clocks,
        Instant.now(),
        output.isJson() ? line -> {} : output::line,
        output.isJson() ? row -> output.line(Json.line(Columns.of(row))) : row -> {},
        bench);
  }
}
