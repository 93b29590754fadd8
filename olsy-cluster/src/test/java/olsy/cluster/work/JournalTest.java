package olsy.cluster.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

  @TempDir Path folder;

  @Test
  void keepsAnswersForTheSameWork() {
    Path of = folder.resolve("work");
    try (Journal first = Journal.open(of, "one")) {
      first.enter(new TaskAnswer("a-1", false, "so\n"));
    }
    InputException other = assertThrows(InputException.class, () -> Journal.open(of, "two"));
    assertTrue(other.getMessage().contains("belongs to another work"), other.getMessage());
    Journal again = Journal.open(of, "one");
    assertTrue(again.has("a-1"));
    assertFalse(again.has("a-2"));
    assertEquals("so\n", again.answer("a-1"));
    again.delete();
    assertFalse(Files.exists(of));
  }

  @Test
  void oneProcessHasItOpen() throws IOException {
    Path of = folder.resolve("work");
    try (Journal first = Journal.open(of, "one")) {
      InputException second = assertThrows(InputException.class, () -> Journal.open(of, "one"));
      assertEquals("another process is doing the work of " + of, second.getMessage());
      first.enter(new TaskAnswer("a-1", false, "so"));
    }
    assertTrue(Files.exists(of.resolve("lock")), "as a killed process leaves it");
    try (Journal next = Journal.open(of, "one")) {
      assertTrue(next.has("a-1"));
    }
    Path begun = Files.createDirectory(folder.resolve("begun"));
    Files.createFile(begun.resolve("lock"));
    Journal.open(begun, "two").delete();
    assertFalse(Files.exists(begun));
  }

  @Test
  void refusesAFolderWithOtherFiles() throws IOException {
    Files.writeString(folder.resolve("mine.txt"), "mine");
    assertThrows(InputException.class, () -> Journal.open(folder, "one"));
    assertThrows(InputException.class, () -> Journal.open(folder.resolve("mine.txt"), "one"));
  }

  /** Broken off while it is deleted, it is still the same work's. */
  @Test
  void isOfItsWorkUntilTheEnd() throws IOException {
    Path of = folder.resolve("work");
    Journal journal = Journal.open(of, "one");
    assertTrue(journal.isEmpty());
    journal.enter(new TaskAnswer("a-1", false, "so"));
    assertFalse(journal.isEmpty());
    Path stays = Files.createDirectories(of.resolve("folder/stays"));
    assertThrows(InputException.class, journal::delete);
    journal.close();
    Files.delete(stays);
    Journal.open(of, "one").delete();
    assertFalse(Files.exists(of));
  }

  @Test
  void whatWasTornIsNotThere() throws IOException {
    Path of = folder.resolve("work");
    Files.createDirectories(of);
    Files.writeString(of.resolve(".a.answer.7.part"), "to");
    assertFalse(Journal.open(of, "one").has("a"));
  }
}
