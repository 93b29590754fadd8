package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLogTest {

  @TempDir Path folder;

  @Test
  void readsFilesOneAfterTheOtherAndNamesWhatItCannotTake() throws IOException {
    Path first = folder.resolve("first.pdn");
    Path second = folder.resolve("second.pdn");
    Files.writeString(
        first,
        """
        [Event "a"]
        1. 11-15 23-19 2. 8-11 *

        [Event "b"]
        1. 11-15 1-2 *
        """);
    Files.writeString(
        second,
        """
        [Event "c"]
        [SetUp "1"]
        [FEN "W:W32:B1"]
        1. 32-28 *

        [Event "d"]
        [GameType "20"]
        1. 32-28 *
        """);
    List<String> faults = new ArrayList<>();
    List<String> taken = new ArrayList<>();
    new GameLog<>(PlayedArchive.GAME, List.of(first, second), faults::add)
        .read(
            (file, replay) ->
                taken.add(file + "/" + replay.entry().number() + ":" + replay.plies()));
    assertEquals(List.of("0/1:3", "0/2:1", "1/1:1", "1/2:0"), taken);
    assertEquals(2, faults.size(), faults.toString());
    assertTrue(
        faults.get(0).startsWith(first + " game 2 (line 4), ply 2: illegal move 1-2"),
        faults.get(0));
    assertEquals(second + " game 2 (line 6): expected GameType 21, found 20", faults.get(1));
  }

  /** What is taken of archives, and what is said of the rest. */
  private static List<String> read(Path... files) {
    List<String> taken = new ArrayList<>();
    GameLog.Listener listener =
        new GameLog.Listener() {
          @Override
          public void fault(String sentence) {
            taken.add("fault " + sentence);
          }

          @Override
          public void repeated(String sentence) {
            taken.add(sentence);
          }
        };
    new GameLog<>(PlayedArchive.GAME, List.of(files), listener)
        .read((file, replay) -> taken.add(file + "/" + replay.entry().number()));
    return taken;
  }

  @Test
  void anArchiveGivenTwiceCountsOnce() throws IOException {
    Path file = folder.resolve("one.pdn");
    Path copy = folder.resolve("copy.pdn");
    Files.writeString(file, "1. 11-15 *\n\n1. 11-15 *\n");
    Files.copy(file, copy);
    assertEquals(
        List.of("0/1", "0/2", copy + " is the same as " + file + " and counts once"),
        read(file, copy));
    assertEquals(List.of("0/1", "0/2", file + " is given twice and counts once"), read(file, file));
  }

  @Test
  void gamesOfTwoArchivesCountOnce() throws IOException {
    Path file = folder.resolve("first.pdn");
    Path other = folder.resolve("other.pdn");
    Files.writeString(file, "1. 11-15 *\n\n1. 9-13 22-18 *\n");
    Files.writeString(other, "1. 9-14 *\n\n1. 9-13 22-18 *\n\n1. 11-15 *\n");
    assertEquals(
        List.of(
            "0/1",
            "0/2",
            "1/1",
            other + ": games that archives before it have, too, count once; there are 2"),
        read(file, other));
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path file = folder.resolve("none.pdn");
    GameLog<?> log = new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {});
    InputException wrong =
        assertThrows(InputException.class, () -> log.read((number, replay) -> {}));
    assertEquals("cannot read " + file + ": no such file or directory", wrong.getMessage());
  }
}
