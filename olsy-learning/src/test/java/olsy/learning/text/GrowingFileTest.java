package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowingFileTest {

  @TempDir Path folder;

  private static GrowingFile open(Path file, String end) {
    return GrowingFile.open(file, end, "the same command");
  }

  @Test
  void keepsWhatWasAppended() throws IOException {
    Path file = folder.resolve("file");
    append(file, "\n", 0, "one\n", "zwölf\n");
    append(file, "\n", 0, "three\n");
    assertEquals("one\nzwölf\nthree\n", Files.readString(file));
  }

  @Test
  void anInterruptionDoesNotKeepItFromWriting() throws IOException {
    Path file = folder.resolve("file");
    try (GrowingFile growing = open(file, "\n")) {
      Thread.currentThread().interrupt();
      growing.append("one\n");
      growing.force();
      growing.append("two\n");
    } finally {
      assertTrue(Thread.interrupted(), "still known");
    }
    assertEquals("one\ntwo\n", Files.readString(file));
  }

  @Test
  void cutsATornEntryOff() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "a\nb\n\nc\nd\n\ne\nf\n");
    append(file, "\n\n", 4, "g\n\n");
    assertEquals("a\nb\n\nc\nd\n\ng\n\n", Files.readString(file));
  }

  @Test
  void aFileWithoutAWholeEntryBeginsAnew() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "torn");
    append(file, "\n", 4);
    assertEquals("", Files.readString(file));
  }

  @Test
  void whatAnotherProgramConvertedIsNotCutOff() throws IOException {
    String games = "a\r\nb\r\n\r\nc\r\nd\r\n\r\n";
    Path file = Files.writeString(folder.resolve("file"), games);
    InputException said = assertThrows(InputException.class, () -> open(file, "\n\n"));
    assertTrue(said.getMessage().startsWith(file + ": expected lines that end with LF"));
    assertEquals(games, Files.readString(file));
  }

  /**
   * @param cutOff bytes that are to be missing when it has been opened
   */
  private static void append(Path file, String end, long cutOff, String... entries) {
    try (GrowingFile growing = open(file, end)) {
      assertEquals(cutOff, growing.cutOff());
      for (String entry : entries) {
        growing.append(entry);
      }
    }
  }

  /** Files of several chunks, whose last ends lie anywhere. */
  @Test
  void findsTheLastEndWhereverItIs() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    Path file = folder.resolve("file");
    for (int i = 0; i < 200; i++) {
      int whole = random.nextInt(200_000);
      int torn = random.nextInt(200_000);
      Files.writeString(file, "x".repeat(whole) + "\n\n" + "y".repeat(torn));
      try (GrowingFile growing = open(file, "\n\n")) {
        assertEquals(torn, growing.cutOff(), "seed 7, file " + i);
      }
      assertEquals(whole + 2, Files.size(file), "seed 7, file " + i);
    }
  }
}
