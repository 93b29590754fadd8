package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import olsy.lab.experiment.Clocks;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.ExperimentRun;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quick experiments write the tables that they wrote when {@code golden/lab} was recorded. */
class GoldenLabTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "ebf-bound, ebf-bound-ebf.csv",
    "pruned-share, pruned-share-pruned.csv",
    "ebf-checkers, ebf-checkers-checkers-ebf.csv"
  })
  void writesTheTableThatWasRecorded(String name, String table) throws IOException {
    Experiment experiment =
        Experiments.quick().stream()
            .filter(quick -> quick.name().equals(name))
            .findFirst()
            .orElseThrow();
    new ExperimentRun(experiment, 1, folder)
        .run(Clocks.stopped(), Instant.EPOCH, line -> {}, row -> {});
    assertEquals(recorded(table), Files.readString(folder.resolve(table)), table);
  }

  private static String recorded(String table) throws IOException {
    try (InputStream file = GoldenLabTest.class.getResourceAsStream("/golden/lab/" + table)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
