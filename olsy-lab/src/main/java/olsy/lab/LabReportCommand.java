package olsy.lab;

import java.nio.file.Path;
import java.util.List;
import olsy.lab.output.ResultsPage;
import olsy.learning.text.TextFile;
import olsy.play.cli.Output;
import olsy.play.cli.Overwriting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code olsy lab report} */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Binds the results in a folder into one page, DIR/report.html.",
    footer = {"", "Example:", "  olsy lab report results"})
final class LabReportCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(paramLabel = "DIR", description = "What --out of olsy lab named.")
  private Path folder;

  @Mixin private Overwriting overwriting;

  /**
   * @param page its file
   */
  private record Answer(String page) {}

  @Override
  public void run() {
    Path page = folder.resolve("report.html");
    overwriting.require(page, Overwriting.Writes.PAGE, List.of());
    TextFile.write(page, ResultsPage.of(folder));
    output.answer(new Answer(page.toString()), page.toString());
  }
}
