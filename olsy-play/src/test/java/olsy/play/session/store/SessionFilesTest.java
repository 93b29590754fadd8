package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionFilesTest {

  @TempDir Path path;

  @Test
  void whereOneFileCannotBeOpenedNothingStaysOpen() throws IOException {
    SessionFolder folder = new SessionFolder(path);
    Files.createDirectory(folder.examples());
    assertThrows(InputException.class, () -> SessionFiles.open(folder));
    Files.delete(folder.examples());
    try (SessionFiles files = SessionFiles.open(folder)) {
      files.examples().append("{}\n");
    }
    assertEquals("{}\n", Files.readString(folder.examples()));
  }
}
