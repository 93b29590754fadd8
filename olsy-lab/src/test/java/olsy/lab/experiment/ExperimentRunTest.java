package olsy.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.lab.measure.Series;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentRunTest {

  @TempDir Path folder;

  /** What was measured, not read back. */
  private static final List<Integer> MEASURED = new ArrayList<>();

  private static int breaksOffAt = Integer.MAX_VALUE;

  @BeforeEach
  void forget() {
    MEASURED.clear();
  }

  public record Sum(int number, double value, boolean even, String name, long seed) {}

  public record Detail(int number, int part) {}

  public record Mean(double value) {}

  /** Measures a number of things, of which one in three has details. */
  private record Sums(int numbers) implements Experiment {

    @Override
    public String name() {
      return "sums";
    }

    @Override
    public String description() {
      return "A test.";
    }

    @Override
    public void run(Laboratory laboratory) {
      double sum = 0;
      for (int number = 0; number < numbers; number++) {
        int n = number;
        if (n % 3 == 2) {
          laboratory.measure(
              List.of(Detail.class, Sum.class),
              rows -> {
                rows.accept(new Detail(n, 1));
                rows.accept(sum(n, laboratory.seed()));
                rows.accept(new Detail(n, 2));
              });
        } else {
          sum += laboratory.measure(Sum.class, () -> sum(n, laboratory.seed())).value();
        }
      }
      laboratory.row(new Mean(sum / numbers));
    }

    private static Sum sum(int number, long seed) {
      if (number == breaksOffAt) {
        throw new IllegalStateException("the plug was pulled");
      }
      MEASURED.add(number);
      double value = new SplittableRandom(seed + number).nextDouble() / 3;
      return new Sum(number, value, number % 2 == 0, "n, " + number, Long.MAX_VALUE - number);
    }

    @Override
    public List<Picture> pictures(Findings findings) {
      return List.of(
          new Curves(
              "values",
              "Values",
              "number",
              "value",
              Series.of(findings.of(Sum.class), Sum::name, Sum::number, Sum::value)));
    }
  }

  @Test
  void goesOnWhereItWasInterrupted() throws IOException {
    Path whole = folder.resolve("new/whole");
    List<Record> uninterrupted = run(whole, 1);
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6), MEASURED);
    for (int stop = 0; stop < 7; stop++) {
      Path broken = folder.resolve("broken-" + stop);
      breaksOffAt = stop;
      assertThrows(IllegalStateException.class, () -> run(broken, 1));
      breaksOffAt = Integer.MAX_VALUE;
      MEASURED.clear();
      assertEquals(uninterrupted, run(broken, 1), "stopped at " + stop);
      assertEquals(stop, MEASURED.get(0), "measured again");
      for (String file : files(whole)) {
        assertEquals(
            Files.readString(whole.resolve(file)), Files.readString(broken.resolve(file)), file);
      }
    }
  }

  @Test
  void readsAFinishedRunBack() {
    List<Record> first = run(folder, 1);
    MEASURED.clear();
    assertEquals(first, run(folder, 1));
    assertEquals(List.of(), MEASURED);
  }

  @Test
  void refusesTheFolderOfAnotherRun() {
    run(folder, 1);
    InputException seed = assertThrows(InputException.class, () -> run(folder, 2));
    assertTrue(seed.getMessage().contains("seed, expected 2, found 1"), seed.getMessage());
  }

  @Test
  void refusesOtherSettings() {
    run(folder, 1);
    InputException settings = assertThrows(InputException.class, () -> run(new Sums(8), folder, 1));
    assertTrue(
        settings.getMessage().contains("settings, expected {\"numbers\":8}, found {\"numbers\":7}"),
        settings.getMessage());
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    run(folder, 1);
    Path file = folder.resolve("sums.json");
    String text = Files.readString(file);
    for (String wrong :
        List.of(
            text.replace("\"even\": true", "\"even\": 1"),
            text.replace("\"number\": 3", "\"number\": 3.5"),
            text.replace("\"number\": 3", "\"number\": 3000000000"),
            text.replaceFirst("(?s)\"parts\": \\[", "\"parts\": [ [ ],"),
            text.replace("\"sum\"", "\"sums\""),
            text.substring(0, text.length() / 2))) {
      Files.writeString(file, wrong);
      InputException said = assertThrows(InputException.class, () -> run(folder, 1));
      assertTrue(said.getMessage().startsWith(file.toString()), said.getMessage());
    }
  }

  private static List<Record> run(Path out, long seed) {
    return run(new Sums(7), out, seed);
  }

  private static List<Record> run(Sums sums, Path out, long seed) {
    List<Record> rows = new ArrayList<>();
    new ExperimentRun(sums, seed, out).run(Clocks.stopped(), Instant.EPOCH, line -> {}, rows::add);
    return rows;
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertEquals(
          List.of(
              "sums-detail.csv", "sums-mean.csv", "sums-sum.csv", "sums-values.svg", "sums.json"),
          names);
      return names;
    }
  }
}
