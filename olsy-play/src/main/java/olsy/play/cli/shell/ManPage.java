package olsy.play.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A program's page in the manual, in the language of {@code man}: what the help texts of all of its
 * commands say, on one page.
 *
 * @param program with all of its commands
 * @param version of the program
 */
public record ManPage(CommandLine program, String version) {

  /** What examples begin with. */
  private static final String EXAMPLE = "  ";

  /** The page; it has no date, and is the same wherever it is made. */
  public String text() {
    StringBuilder page = new StringBuilder();
    CommandSpec top = program.getCommandSpec();
    page.append(".TH ").append(quoted(program.getCommandName().toUpperCase(Locale.ROOT)));
    page.append(" 1 \"\" ").append(quoted(top.name() + " " + version)).append(" \"\"\n");
    page.append(".nh\n.ad l\n"); // words of command lines are never broken
    page.append(".SH NAME\n").append(top.name()).append(" \\- ");
    page.append(line(purpose(top))).append('\n');
    page.append(".SH SYNOPSIS\n.B ").append(top.name()).append("\n.I COMMAND\n");
    page.append(".SH DESCRIPTION\n");
    paragraphs(page, top.usageMessage().description());
    page.append(".SH OPTIONS\n");
    arguments(page, top);
    page.append(".SH COMMANDS\n");
    program.getSubcommands().values().forEach(command -> command(page, command));
    page.append(".SH USE\n");
    paragraphs(page, top.usageMessage().footer());
    return page.toString();
  }

  /** The first sentence that it says of itself. */
  private static String purpose(CommandSpec top) {
    String text = String.join(" ", top.usageMessage().description());
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1, text.indexOf('.'));
  }

  private static void command(StringBuilder page, CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    page.append(".SS ").append(quoted(spec.qualifiedName())).append('\n');
    paragraphs(page, spec.usageMessage().header());
    page.append(".PP\n");
    Help help = new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF));
    page.append(line(help.synopsis(0).strip().replaceAll("\\s+", " "))).append('\n');
    paragraphs(page, spec.usageMessage().description());
    arguments(page, spec);
    paragraphs(page, spec.usageMessage().footer());
    command.getSubcommands().values().forEach(sub -> command(page, sub));
  }

  private static void arguments(StringBuilder page, CommandSpec spec) {
    spec.positionalParameters()
        .forEach(
            parameter -> argument(page, parameter, "\\fI" + text(parameter.paramLabel()) + "\\fR"));
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        List<String> names = new ArrayList<>();
        for (String name : option.names()) {
          names.add("\\fB" + text(name) + "\\fR");
        }
        String value =
            option.arity().max() == 0 ? "" : " \\fI" + text(option.paramLabel()) + "\\fR";
        argument(page, option, String.join(", ", names) + value);
      }
    }
  }

  private static void argument(StringBuilder page, ArgSpec argument, String heading) {
    page.append(".TP\n").append(heading).append('\n');
    page.append(line(String.join(" ", argument.description()).strip())).append('\n');
  }

  /** An empty line begins a paragraph; what is indented stands as it is. */
  private static void paragraphs(StringBuilder page, String[] lines) {
    boolean begins = true;
    boolean isExample = false;
    for (String text : lines) {
      if (text.startsWith(EXAMPLE) != isExample) {
        isExample = !isExample;
        page.append(isExample ? ".PP\n.nf\n.RS 4\n" : ".RE\n.fi\n");
        begins = !isExample;
      }
      if (text.isBlank()) {
        begins = true;
      } else {
        page.append(begins && !isExample ? ".PP\n" : "");
        page.append(line(text.strip())).append('\n');
        begins = false;
      }
    }
    page.append(isExample ? ".RE\n.fi\n" : "");
  }

  /** A line of its own: none is taken for a request. */
  private static String line(String text) {
    String escaped = text(text);
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }

  private static String text(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ");
  }

  private static String quoted(String text) {
    return '"' + text(text).replace("\"", "\\(dq") + '"';
  }
}
