package olsy.play.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import olsy.core.game.Spelling;
import olsy.learning.Version;
import olsy.learning.text.InputException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code olsy}: what all its subcommands have in common. */
@Command(
    name = "olsy",
    versionProvider = Olsy.ProgramVersion.class,
    mixinStandardHelpOptions = true,
    description = {
      "Learns how an opponent plays, and plays to beat it. Opponent modelling after Carmel and"
          + " Markovitch.",
      ""
    },
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "'olsy COMMAND --help' explains a command, with an example. With --json commands write one"
          + " JSON object per line. Exit codes: 0 done, 2 wrong input, 1 anything else.",
      "",
      "Try",
      "  olsy features checkers",
      "  olsy search --player samuel-1@6",
      "  olsy match material samuel-1 --games 100",
      "  olsy play"
    },
    subcommands = {
      RunCommand.class,
      ResumeCommand.class,
      ExportCommand.class,
      GamesCommand.class,
      FeaturesCommand.class,
      PerftCommand.class,
      SolveCommand.class,
      SearchCommand.class,
      EndgamesCommand.class,
      ManyCommand.class,
      MatchCommand.class,
      TournamentCommand.class,
      PlayersCommand.class,
      FitCommand.class,
      FitDepthCommand.class,
      EvaluateCommand.class,
      PredictCommand.class,
      WhoCommand.class,
      PrepareCommand.class,
      PopulationCommand.class,
      InspectCommand.class,
      PlayCommand.class,
      ReportCommand.class,
      HubCommand.class,
      ServeCommand.class,
      CompletionCommand.class,
      ManCommand.class
    })
final class Olsy implements Runnable {

  @Spec private CommandSpec spec;

  static CommandLine commandLine(PrintWriter out, PrintWriter err) {
    CommandLine olsy = new CommandLine(new Olsy());
    ServiceLoader.load(ModuleCommand.class).forEach(olsy::addSubcommand);
    olsy.addSubcommand(new CommandLine.HelpCommand());
    tellVersion(olsy);
    return Converters.register(olsy)
        .setOut(out)
        .setErr(err)
        .setUsageHelpAutoWidth(true)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Olsy::execute)
        .setParameterExceptionHandler(Olsy::wrongArguments)
        .setExecutionExceptionHandler(Olsy::failed);
  }

  /** Every command has the option, and the program's version. */
  private static void tellVersion(CommandLine command) {
    command.getCommandSpec().versionProvider(new ProgramVersion());
    command.getSubcommands().values().forEach(Olsy::tellVersion);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  /** Help is asked of a command that there is. */
  private static int execute(ParseResult arguments) {
    if (!arguments.unmatched().isEmpty()) {
      throw new UnmatchedArgumentException(
          arguments.commandSpec().commandLine(), arguments.unmatched());
    }
    return new CommandLine.RunLast().execute(arguments);
  }

  private static int wrongArguments(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    String explains = " (" + command.getCommandSpec().qualifiedName() + " --help explains)";
    command
        .getErr()
        .println("olsy: " + misspelt(wrong).orElse(withPlace(wrong.getMessage())) + explains);
    return Main.WRONG_INPUT;
  }

  /** What is missing may be there with a wrong letter. */
  private static Optional<String> misspelt(ParameterException wrong) {
    CommandLine command = wrong.getCommandLine();
    Set<String> commands = command.getSubcommands().keySet();
    if (wrong.getMessage().startsWith("Unknown subcommand")) {
      return Optional.of(Spelling.unknown("command", wrong.getValue(), commands));
    }
    List<String> unmatched =
        wrong instanceof UnmatchedArgumentException known
            ? known.getUnmatched()
            : command.getUnmatchedArguments();
    Optional<String> option =
        unmatched.stream()
            .filter(argument -> argument.startsWith("-"))
            .map(argument -> argument.replaceFirst("=.*", ""))
            .findFirst();
    if (option.isPresent()) {
      Set<String> options = command.getCommandSpec().optionsMap().keySet();
      return Optional.of(Spelling.unknownAmongMany("option", option.get(), options));
    }
    return unmatched.isEmpty() || commands.isEmpty()
        ? Optional.empty()
        : Optional.of(Spelling.unknown("command", unmatched.get(0), commands));
  }

  private static int failed(Exception e, CommandLine command, ParseResult arguments) {
    if (e instanceof Output.Closed) {
      return 0;
    }
    if (e instanceof InputException) {
      Stream.concat(Stream.of(e), Arrays.stream(e.getSuppressed()))
          .filter(InputException.class::isInstance)
          .forEach(wrong -> command.getErr().println("olsy: " + oneLine(wrong.getMessage())));
      return Main.WRONG_INPUT;
    }
    return Main.unexpected(command.getErr(), e);
  }

  /** The place comes first, as in the sentences of all commands. */
  private static String withPlace(String message) {
    return oneLine(message)
        .replaceFirst("^Invalid value for option '([^']+)'( \\([^)]*\\))?: ", "$1: ")
        .replaceFirst(
            "^Invalid value for positional parameter at index [^(]*\\(([^)]*)\\): ", "$1: ");
  }

  private static String oneLine(String message) {
    return message.replaceAll("\\s*\\R\\s*", " ");
  }

  static final class ProgramVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
      return new String[] {"olsy " + Version.CURRENT};
    }
  }
}
