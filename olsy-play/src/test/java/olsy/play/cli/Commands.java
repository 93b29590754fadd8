package olsy.play.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** All commands that there are. */
final class Commands {

  private Commands() {}

  /** By the words behind the program, none for the program itself. */
  static Map<String, CommandSpec> all() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Map<String, CommandSpec> all = new LinkedHashMap<>();
    add("", Olsy.commandLine(nowhere, nowhere), all);
    return all;
  }

  private static void add(String path, CommandLine command, Map<String, CommandSpec> all) {
    all.put(path, command.getCommandSpec());
    command.getSubcommands().forEach((name, sub) -> add((path + " " + name).strip(), sub, all));
  }
}
