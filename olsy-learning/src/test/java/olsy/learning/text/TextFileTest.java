package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {

  @TempDir Path folder;

  @Test
  void linesCarryTheirNumbers() {
    Path file = folder.resolve("a.txt");
    TextFile.write(file, "one\n\nthree");
    List<String> lines = new ArrayList<>();
    TextFile.readLines(file, (number, line) -> lines.add(number + line));
    assertEquals(List.of("1one", "2", "3three"), lines);
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    TextFile.write(link, "new");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", TextFile.read(target));
  }

  @Test
  void aFailedWriteLeavesNothingBehind() throws IOException {
    Path nonEmpty = Files.createDirectory(folder.resolve("d"));
    Files.createFile(nonEmpty.resolve("x"));
    InputException wrong =
        assertThrows(InputException.class, () -> TextFile.write(nonEmpty, "text"));
    assertTrue(
        wrong.getMessage().startsWith("cannot write " + nonEmpty + ": "), wrong.getMessage());
    Path lost = folder.resolve("no").resolve("file");
    assertEquals(
        "cannot write " + lost + ": no such file or directory",
        assertThrows(InputException.class, () -> TextFile.write(lost, "text")).getMessage());
    try (var files = Files.list(folder)) {
      assertEquals(List.of(nonEmpty), files.toList());
    }
  }

  @Test
  void whatIsWrittenByAndByIsThereAsAWholeOrNot() throws IOException {
    Path file = folder.resolve("file");
    TextFile.write(
        file,
        writer -> {
          writer.write("one\n");
          writer.write("zwölf\n");
        });
    assertEquals("one\nzwölf\n", TextFile.read(file));
    InputException full =
        assertThrows(
            InputException.class,
            () ->
                TextFile.write(
                    file,
                    writer -> {
                      writer.write("two");
                      throw new IOException("the disk is full");
                    }));
    assertEquals("cannot write " + file + ": the disk is full", full.getMessage());
    assertEquals("one\nzwölf\n", TextFile.read(file));
    try (var files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  /** Ctrl-C interrupts whoever saves what there is. */
  @Test
  void anInterruptionStopsNoWrite() {
    Path file = folder.resolve("kept");
    Thread.currentThread().interrupt();
    TextFile.write(file, "text");
    assertTrue(Thread.interrupted(), "the interruption is hidden");
    assertEquals("text", TextFile.read(file));
  }

  @Test
  void whatCannotBeWrittenIsKnownBeforehand() throws IOException {
    TextFile.requireWritable(folder.resolve("new"));
    TextFile.requireWritable(Files.createFile(folder.resolve("old")));
    Path lost = folder.resolve("no").resolve("file");
    assertEquals(
        "cannot write " + folder + ": it is a folder",
        assertThrows(InputException.class, () -> TextFile.requireWritable(folder)).getMessage());
    assertEquals(
        "cannot write " + lost + ": no such folder",
        assertThrows(InputException.class, () -> TextFile.requireWritable(lost)).getMessage());
  }

  /** Of these the exceptions say no more than the path. */
  @Test
  void whatIsInTheWayIsTold() {
    assertReason("not a folder", new NotDirectoryException("x"));
    assertReason("there is a file of that name", new FileAlreadyExistsException("x"));
    assertReason("the folder is not empty", new DirectoryNotEmptyException("x"));
  }

  private static void assertReason(String reason, IOException e) {
    assertEquals("cannot write x: " + reason, TextFile.unwritable(Path.of("x"), e).getMessage());
    assertEquals("cannot read x: " + reason, TextFile.unreadable(Path.of("x"), e).getMessage());
  }

  @Test
  void bytesThatAreNoTextAreNamed() throws IOException {
    Path file = Files.write(folder.resolve("b"), new byte[] {'a', (byte) 0xff, 'b'});
    String sentence = file + ": expected text in UTF-8, found other bytes";
    assertEquals(
        sentence, assertThrows(InputException.class, () -> TextFile.read(file)).getMessage());
    assertEquals(
        sentence,
        assertThrows(InputException.class, () -> TextFile.readLines(file, (number, line) -> {}))
            .getMessage());
  }
}
