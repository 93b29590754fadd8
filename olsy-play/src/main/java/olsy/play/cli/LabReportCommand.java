package olsy.play.cli;

import java.nio.file.Path;
import olsy.learning.io.TextFile;
import olsy.play.lab.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code olsy lab report} */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    header = "Binds the results in a folder into one page, DIR/report.html.")
final class LabReportCommand implements Runnable {

  @Parameters(paramLabel = "DIR", description = "What --out of olsy lab named.")
  private Path folder;

  @Override
  public void run() {
    Path page = folder.resolve("report.html");
    TextFile.write(page, Report.of(folder));
  }
}
