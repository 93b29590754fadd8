package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionLockTest {

  @TempDir Path folder;

  @Test
  void keepsOthersOutUntilItIsClosed() {
    SessionLock lock = SessionLock.of(folder);
    try (lock) {
      assertEquals(
          "another process is playing the session in " + folder,
          assertThrows(InputException.class, () -> SessionLock.of(folder)).getMessage());
    }
    SessionLock.of(folder).close();
  }
}
