package olsy.play.cli;

import olsy.learning.Version;
import olsy.play.cli.shell.ManPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code olsy man} */
@Command(
    name = "man",
    mixinStandardHelpOptions = true,
    header = "Writes the manual page: all help texts, as 'man' reads them.",
    footer = {"", "Example:", "  olsy man | man -l -"})
final class ManCommand implements Runnable {

  @Spec private CommandSpec command;

  @Override
  public void run() {
    command
        .commandLine()
        .getOut()
        .print(new ManPage(command.root().commandLine(), Version.CURRENT).text());
  }
}
