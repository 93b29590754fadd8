package olsy.play.cli.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What fish has to know to complete a program's command lines.
 *
 * <pre>
 * complete -c PROGRAM -n 'is in this command' -l OPTION -d 'what it is' -r -a 'the names for it'
 * </pre>
 *
 * @param program whose arguments have the names that stand for them
 */
record FishCompletion(CommandLine program) {

  /** Whether the words after the program begin with a command. */
  private static final String IS_IN =
      """
      function __NAME_is_in
          set -l words (commandline -opc)
          set -e words[1]
          test (count $words) -ge (count $argv); or return 1
          for i in (seq (count $argv))
              test "$words[$i]" = "$argv[$i]"; or return 1
          end
      end

      function __NAME_is_at
          test (count (commandline -opc)) -eq (math 1 + (count $argv)); and __NAME_is_in $argv
      end

      """;

  private String name() {
    return program.getCommandName();
  }

  String script() {
    StringBuilder script = new StringBuilder();
    script.append("# Completes what is typed for ").append(name()).append(" in fish.\n\n");
    script.append(IS_IN.replace("NAME", name()));
    append(script, program, List.of());
    return script.toString();
  }

  private void append(StringBuilder script, CommandLine command, List<String> path) {
    String place = String.join(" ", path);
    List<String> lines = new ArrayList<>();
    command
        .getSubcommands()
        .forEach(
            (sub, line) ->
                lines.add(
                    complete("__" + name() + "_is_at " + place)
                        + " -f -a "
                        + quoted(sub)
                        + described(line.getCommandSpec().usageMessage().header())));
    String within = within(command, path);
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        lines.add(
            complete(within) + names(option) + argument(option) + described(option.description()));
      }
    }
    for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
      String names = candidates(parameter);
      if (!names.isEmpty()) {
        lines.add(complete(within) + names + described(parameter.description()));
      }
    }
    lines.forEach(line -> script.append(line).append('\n'));
    command
        .getSubcommands()
        .forEach(
            (sub, line) -> {
              List<String> deeper = new ArrayList<>(path);
              deeper.add(sub);
              append(script, line, deeper);
            });
  }

  /** In the command, and in none of its own commands. */
  private String within(CommandLine command, List<String> path) {
    Set<String> subs = command.getSubcommands().keySet();
    if (path.isEmpty()) {
      return "__" + name() + "_is_at";
    }
    String is = "__" + name() + "_is_in " + String.join(" ", path);
    StringBuilder within = new StringBuilder(is);
    subs.forEach(sub -> within.append("; and not ").append(is).append(' ').append(sub));
    return within.toString();
  }

  private String complete(String condition) {
    return "complete -c " + name() + " -n " + quoted(condition.strip());
  }

  private static String names(OptionSpec option) {
    StringBuilder names = new StringBuilder();
    for (String one : option.names()) {
      names.append(one.startsWith("--") ? " -l " + one.substring(2) : " -s " + one.substring(1));
    }
    return names.toString();
  }

  private static String argument(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    if (option.type() == Path.class) {
      return " -r -F";
    }
    String names = candidates(option);
    boolean mayBeFile = option.type() == String.class && !names.isEmpty();
    return (mayBeFile ? " -r" : " -x") + names;
  }

  private static String candidates(ArgSpec argument) {
    if (argument.completionCandidates() == null) {
      return "";
    }
    return " -a " + quoted(String.join(" ", argument.completionCandidates()));
  }

  /** The first sentence is enough. */
  private static String described(String[] text) {
    String all = String.join(" ", text).strip();
    int end = all.indexOf(". ");
    String first = (end < 0 ? all : all.substring(0, end)).replaceAll("\\.$", "");
    return first.isEmpty() ? "" : " -d " + quoted(first);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
