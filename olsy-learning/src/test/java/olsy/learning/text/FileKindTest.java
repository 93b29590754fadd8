package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileKindTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "'' # NOTHING",
        "{\"game\":\"checkers\",\"strategy\":{}} # PLAYER",
        "{\"game\":\"checkers\",\"strategy\": } # PLAYER",
        "'{\n \"command\": [\"node\"]}' # ENGINE",
        "{} # JSON",
        "'[1,2]' # JSON",
        "[] # JSON",
        "'{a comment}\n[Event \"x\"]' # TEXT",
        "[Event \"x\"] # GAMES",
        "'\n\n% old\n; by hand\n[White \"Ann\"]' # GAMES",
        "1. 11-15 22-18 # GAMES",
        "1.e4 e5 # GAMES",
        "<!DOCTYPE html> # PAGE",
        "<html> # PAGE",
        "Dear Ann # TEXT",
        "'a\u0001b' # BYTES",
        "'\uFEFF[Event \"x\"]' # GAMES",
      })
  void isToldByHowAFileBegins(String text, FileKind kind) throws IOException {
    Path file = folder.resolve("file");
    Files.writeString(file, text);
    assertEquals(kind, FileKind.of(file));
  }

  @Test
  void aStreamIsReadFromThereAgain() throws IOException {
    byte[] text =
        ("[Event \"x\"]\n" + "1. 11-15 *\n".repeat(5000)).getBytes(StandardCharsets.UTF_8);
    try (InputStream in = new BufferedInputStream(new ByteArrayInputStream(text), FileKind.HEAD)) {
      assertEquals(FileKind.GAMES, FileKind.next(in));
      assertEquals(text.length, in.readAllBytes().length);
    }
  }
}
