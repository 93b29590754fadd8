package olsy.lab.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.ExperimentRun;
import olsy.lab.pruning.Figure14;
import olsy.lab.report.Benefit;
import olsy.lab.report.LeavesPerMove;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsPageTest {

  @TempDir Path folder;

  @Test
  void bindsEverythingIntoOnePage() throws IOException {
    for (Experiment experiment :
        List.of(new Figure14(2, List.of(2, 3), List.of(0.0)), new LeavesPerMove(2))) {
      new ExperimentRun(experiment, 5, folder)
          .run(Clocks.stopped(), Instant.EPOCH, line -> {}, row -> {});
    }
    new ExperimentRun(Benefit.depth(2), 5, folder)
        .run(Clocks.stopped(), Instant.EPOCH, line -> {}, row -> {});
    Files.writeString(folder.resolve("other.json"), "{\"game\": \"checkers\"}");
    String page = ResultsPage.of(folder);
    assertTrue(page.indexOf("<h2>ebf-depth</h2>") < page.indexOf("<h2>leaves-per-move</h2>"));
    assertTrue(page.contains("color-scheme: light dark"), "dark where the reader's screen is");
    assertTrue(page.contains("name=\"viewport\""), "fits a telephone");
    assertEquals(4, page.split("<img alt=", -1).length - 1, "pictures");
    assertEquals(4, page.split("<table>", -1).length - 1, "tables");
    assertTrue(page.contains("<td>m-star-1p</td>"), "a row");
    assertTrue(page.contains("Seed 5, version"), "settings");
    assertTrue(page.contains(new LeavesPerMove(2).description()), "what it is");
    assertTrue(page.contains("(paper: +76)"), "a verdict");
    assertTrue(page.contains("<dt>points</dt><dd>2 for a win"), "what columns mean");
    assertTrue(!page.contains("href=") && !page.contains("src=\"http"), "needs no other file");
  }

  @Test
  void refusesAFolderWithoutResults() {
    assertThrows(InputException.class, () -> ResultsPage.of(folder));
    assertThrows(InputException.class, () -> ResultsPage.of(folder.resolve("missing")));
  }
}
