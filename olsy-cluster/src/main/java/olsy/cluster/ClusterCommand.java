package olsy.cluster;

import olsy.play.cli.ModuleCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code olsy cluster} */
@Command(
    name = "cluster",
    mixinStandardHelpOptions = true,
    header = "Does the work of a command on many cores or machines, with Apache Spark.",
    description = {
      "The answers are those of one process with the same seed, whatever the number of workers."
          + " What is finished is kept: after Ctrl-C, or when a machine fails, the same command"
          + " goes on from there.",
      ""
    },
    subcommands = {
      ClusterPlayersCommand.class,
      ClusterFitCommand.class,
      ClusterWhoCommand.class,
      ClusterTournamentCommand.class,
      ClusterLabCommand.class,
      ClusterArchiveCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  olsy cluster players games.pdn",
      "  olsy cluster players games.pdn --master spark://10.0.0.1:7077 --host 10.0.0.1"
    })
public final class ClusterCommand implements ModuleCommand {

  @Spec private CommandSpec command;

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }
}
