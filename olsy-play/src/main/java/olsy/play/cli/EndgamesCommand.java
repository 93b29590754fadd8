package olsy.play.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code olsy endgames} */
@Command(
    name = "endgames",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Solves checkers with few pieces from the end, and looks up what was solved.",
    description = {
      "Every position is won, drawn or lost, and it is known in how many plies. Games, sessions and"
          + " our own searches use it where it is there.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy endgames build",
      "  olsy endgames probe --position W:WK18,K22:BK4",
      "  olsy endgames count --json"
    },
    subcommands = {
      EndgamesBuildCommand.class,
      EndgamesProbeCommand.class,
      EndgamesCountCommand.class,
      EndgamesCheckCommand.class
    })
final class EndgamesCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
