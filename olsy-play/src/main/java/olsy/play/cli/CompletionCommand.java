package olsy.play.cli;

import java.io.PrintWriter;
import olsy.play.cli.shell.Shell;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code olsy completion} */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    header = "Writes what makes a shell complete commands, options and names.",
    description = {
      "Names of players, games, algorithms and experiments are those that there are when it is"
          + " written.",
      ""
    },
    footer = {
      "",
      "Examples, for the start-up files of bash, zsh and fish:",
      "  source <(olsy completion bash)",
      "  source <(olsy completion zsh)",
      "  olsy completion fish | source"
    })
final class CompletionCommand implements Runnable {

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
  private Shell shell;

  @Override
  public void run() {
    PrintWriter out = command.commandLine().getOut();
    out.print(shell.script(Olsy.commandLine(out, command.commandLine().getErr())));
  }
}
