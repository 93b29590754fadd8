package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of FIPS 180-2. */
class Sha256Test {

  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  private static final String MILLION_A =
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";

  @TempDir Path folder;

  @Test
  void ofTexts() {
    assertEquals(ABC, Sha256.of("abc"));
    assertEquals(MILLION_A, Sha256.of("a".repeat(1_000_000)));
  }

  @Test
  void ofFiles() throws IOException {
    Path file = folder.resolve("a");
    Files.writeString(file, "a".repeat(1_000_000));
    assertEquals(MILLION_A, Sha256.of(file));
    assertThrows(InputException.class, () -> Sha256.of(folder.resolve("none")));
  }
}
