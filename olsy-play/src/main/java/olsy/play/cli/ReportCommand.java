package olsy.play.cli;

import java.nio.file.Path;
import java.util.List;
import olsy.learning.text.TextFile;
import olsy.play.report.ReportPage;
import olsy.play.report.SessionReport;
import olsy.play.session.store.SessionFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy report} */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Makes a page about a session.",
    description = {
      "The page is one HTML file that any browser shows, without a network. It has the results,"
          + " what was learned when and how well, and games to step through. The session may go on"
          + " meanwhile.",
      ""
    },
    footer = {"", "Example:", "  olsy report sessions/exchange-lover --out report.html"})
final class ReportCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(paramLabel = "DIR", description = "The folder of a session.")
  private Path folder;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      description = "Where to write it. Default: report.html in the folder.")
  private Path out;

  @Mixin private Overwriting overwriting;

  private record Row(String file, int games, int models, int shown) {}

  @Override
  public void run() {
    SessionFolder session = SessionFolder.existing(folder);
    Path file = out == null ? folder.resolve("report.html") : out;
    TextFile.requireWritable(file);
    overwriting.require(out, Overwriting.Writes.PAGE, List.of(folder));
    SessionReport report = SessionReport.of(session);
    TextFile.write(file, ReportPage.of(report));
    int games = report.results().all() == null ? 0 : report.results().all().games();
    output.answer(
        new Row(
            file.toString(), games, session.modelNumbers().size(), report.replay().games().size()),
        Output.format(
            "%s: %s and %s of %s",
            file,
            Output.count(games, "game"),
            Output.count(session.modelNumbers().size(), "model"),
            report.about().opponent()));
  }
}
