package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.lab.experiment.Experiment;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandTest {

  private static final int WRONG_INPUT = 2;

  @TempDir Path folder;

  @Test
  void listsTheExperiments() {
    List<String> names = Experiments.full().stream().map(Experiment::name).toList();
    assertEquals(
        names, Experiments.quick().stream().map(Experiment::name).toList(), "in both sizes");
    assertEquals(
        names, Run.of("lab", "--json").objects().stream().map(o -> o.get("name").text()).toList());
  }

  @Test
  void itsCommandsTellTheVersion() {
    String version = Run.of("--version").out();
    assertEquals(version, Run.of("lab", "--version").out());
    assertEquals(version, Run.of("lab", "report", "--version").out());
  }

  @Test
  void runsOneAndWritesItsTables() throws IOException {
    Path out = folder.resolve("new");
    Run run = Run.of("lab", "solver", "--out", out.toString());
    assertEquals(0, run.code(), run.err());
    assertEquals(1 + 12, run.out().lines().count(), run.out());
    for (String file : List.of("solver-solved.csv", "solver-seconds.svg", "solver.json")) {
      assertTrue(Files.exists(out.resolve(file)), file);
    }
    Run other = Run.of("lab", "solver", "--seed", "2", "--out", out.toString());
    assertEquals(WRONG_INPUT, other.code());
    assertTrue(other.err().contains("other seed"), other.err());
    assertEquals(0, Run.of("lab", "report", out.toString()).code());
    Path page = out.resolve("report.html");
    assertEquals(0, Run.of("lab", "report", out.toString()).code(), "over one of its own");
    Files.writeString(
        page, Files.readString(page).replaceFirst("<meta name=\"generator\".*\n", ""));
    assertEquals(0, Run.of("lab", "report", out.toString()).code(), "over one of version 0.1");
    Files.writeString(page, "<html>mine</html>");
    Run refused = Run.of("lab", "report", out.toString());
    assertEquals(
        "olsy: " + page + " holds a page in HTML, not a page that olsy made; --force replaces it\n",
        refused.err());
    assertEquals(0, Run.of("lab", "report", out.toString(), "--force").code());
  }

  @Test
  void writesRowsAsJson() {
    Run run = Run.of("lab", "solver", "--quick", "--json");
    assertEquals(12, run.objects().size(), run.out());
    assertEquals(List.of("columns", "rows", "mistakes", "closed", "gap", "seconds"), run.fields());
  }

  @Test
  void refusesWhatItDoesNotKnow() throws IOException {
    Run unknown = Run.of("lab", "stranger");
    assertEquals(WRONG_INPUT, unknown.code());
    assertTrue(unknown.err().contains("nearest: strangers"), unknown.err());
    assertEquals(WRONG_INPUT, Run.of("lab", "solver", "--quick", "--full").code());
    Run elsewhere = Run.of("lab", "solver", "--game", "reversi");
    assertEquals(WRONG_INPUT, elsewhere.code());
    String sentence = "--game: expected checkers, which solver is about, found reversi";
    assertTrue(elsewhere.err().contains(sentence), elsewhere.err());
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(WRONG_INPUT, Run.of("lab", "solver", "--out", file.toString()).code());
    Run report = Run.of("lab", "report", folder.toString());
    assertEquals(WRONG_INPUT, report.code());
    assertTrue(report.err().contains("no results"), report.err());
  }
}
