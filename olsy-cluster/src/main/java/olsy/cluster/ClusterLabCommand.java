package olsy.cluster;

import java.nio.file.Path;
import java.util.Optional;
import olsy.cluster.lab.PartsElsewhere;
import olsy.lab.ExperimentChoice;
import olsy.lab.ExperimentOptions;
import olsy.lab.LabCommand;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.ExperimentRun;
import olsy.learning.Version;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;
import olsy.play.cli.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy cluster lab} */
@Command(
    name = "lab",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Runs an experiment; its parts are measured on many cores or machines.",
    description = {
      "The tables of 'olsy lab'. What needs nothing of each other is measured at the same time."
          + " Times are those of the machines that did it.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster lab strangers --full --out results",
      "  olsy cluster lab use --full --out results --master spark://10.0.0.1:7077 --host 10.0.0.1"
    })
final class ClusterLabCommand implements Runnable {

  @Mixin private Output output;
  @Mixin private ExperimentOptions options;
  @Mixin private ClusterOptions cluster;

  @Override
  public void run() {
    cluster.require();
    Optional<ExperimentChoice> chosen = options.choice();
    if (chosen.isEmpty()) {
      options.list(output);
    } else {
      measure(chosen.get());
    }
  }

  private void measure(ExperimentChoice choice) {
    ExperimentRun run = new ExperimentRun(choice.experiment(), choice.seed(), options.out());
    Path results = options.out() == null ? null : options.out().resolve(choice.name());
    cluster.during(
        "lab " + choice.name(),
        Sha256.of(Version.CURRENT + choice + Json.line(run.experiment())),
        results,
        output,
        (dispatcher, journal) -> {
          LabCommand.run(
              run, Clocks.ofThisProcess(), new PartsElsewhere(choice, dispatcher, journal), output);
          return null;
        });
  }
}
