package olsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryExampleTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));

  @TempDir Path folder;

  @Test
  void learnsAndMoves() {
    Path archive = folder.resolve("games.pdn");
    Run match =
        Run.of(
            "match",
            "material@2",
            "samuel-1@2",
            "--games",
            "10",
            "--seed",
            "1",
            "--out",
            archive.toString());
    assertEquals(0, match.code(), match.err());
    String move = LibraryExample.firstMoveAgainst("material", archive);
    assertTrue(move.matches("(9-1[34]|1[01]-1[4567]|12-16|11-15)"), move);
  }

  @Test
  void isWhatTheDocumentShows() throws IOException {
    List<String> source =
        Files.readAllLines(HOME.resolve("olsy-lab/src/test/java/olsy/LibraryExample.java"));
    String example =
        source.stream()
            .dropWhile(line -> !line.contains("The example begins."))
            .skip(1)
            .takeWhile(line -> !line.contains("The example ends."))
            .map(line -> line.isEmpty() ? line : line.substring(2))
            .collect(Collectors.joining("\n"));
    String document = Files.readString(HOME.resolve("docs/architecture.md"));
    assertTrue(document.contains("```java\n" + example + "\n```"), example);
  }
}
