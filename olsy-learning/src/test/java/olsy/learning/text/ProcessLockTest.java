package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessLockTest {

  @TempDir Path folder;

  @Test
  void keepsOthersOutUntilItIsClosed() {
    Path file = folder.resolve("lock");
    ProcessLock lock = ProcessLock.of(file, "somebody is in");
    try (lock) {
      assertEquals(
          "somebody is in",
          assertThrows(InputException.class, () -> ProcessLock.of(file, "somebody is in"))
              .getMessage());
    }
    ProcessLock.of(file, "somebody is in").close();
  }
}
