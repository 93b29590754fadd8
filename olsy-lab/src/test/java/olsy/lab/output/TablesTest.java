package olsy.lab.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesTest {

  @TempDir Path folder;

  record DepthCount(int depth, String learnerName, double mean) {}

  record Other(boolean yes) {}

  @Test
  void writesNumbersWithFourDigits() {
    List<String> lines = new ArrayList<>();
    Tables tables = new Tables("test", lines::add, null);
    for (double mean : new double[] {0, 0.25, -2 / 3.0, 1234.5, 2e-9}) {
      tables.add(new DepthCount(1, "", mean));
    }
    assertEquals(
        List.of("0.0000", "0.2500", "-0.6667", "1234.5000", "2.0e-09"),
        lines.stream().skip(1).map(line -> line.substring(line.lastIndexOf(' ') + 1)).toList());
  }

  @Test
  void writesRowsAsTheyCome() throws IOException {
    List<String> lines = new ArrayList<>();
    Tables tables = new Tables("test", lines::add, folder);
    tables.add(new DepthCount(3, "x", 0.5));
    Path csv = folder.resolve("test-depth-count.csv");
    assertEquals("depth,learner-name,mean\n3,x,0.5000\n", Files.readString(csv));
    tables.add(new Other(true));
    tables.add(new DepthCount(4, "y", 1 / 3.0));
    assertEquals("depth,learner-name,mean\n3,x,0.5000\n4,y,0.3333\n", Files.readString(csv));
    assertEquals("yes\ntrue\n", Files.readString(folder.resolve("test-other.csv")));
    assertEquals(
        List.of(
            "     depth  learner-name        mean",
            "         3             x      0.5000",
            "       yes",
            "      true",
            "     depth  learner-name        mean",
            "         4             y      0.3333"),
        lines);
  }
}
