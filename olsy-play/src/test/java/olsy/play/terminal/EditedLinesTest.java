package olsy.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditedLinesTest {

  private static final List<String> WORDS = List.of("11-15", "12-16", "expect");
  private static final String LEFT = "\u001bOD";
  private static final String UP = "\u001bOA";
  private static final String CONTROL_C = "\u0003";

  @TempDir Path folder;

  /** As somebody would type it at a terminal. */
  private EditedLines typed(String keys) throws IOException {
    return new EditedLines(
        new DumbTerminal(
            "test",
            "xterm-256color",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            new ByteArrayOutputStream(),
            StandardCharsets.UTF_8),
        folder.resolve("typed"));
  }

  @Test
  void linesAreEdited() throws IOException {
    try (EditedLines lines = typed("1115" + LEFT + LEFT + "-\r")) {
      assertEquals(Optional.of("11-15"), lines.line(WORDS));
      assertTrue(lines.hasManyColours());
    }
  }

  @Test
  void wordsAreCompleted() throws IOException {
    try (EditedLines lines = typed("ex\t\r12\t\r")) {
      assertEquals(Optional.of("expect"), lines.line(WORDS));
      assertEquals(Optional.of("12-16"), lines.line(WORDS));
    }
  }

  @Test
  void whatWasTypedComesBackTheNextTime() throws IOException {
    try (EditedLines lines = typed("hint\rwhy\r")) {
      lines.line(WORDS);
      lines.line(WORDS);
    }
    try (EditedLines lines = typed(UP + UP + "\r")) {
      assertEquals(Optional.of("hint"), lines.line(WORDS));
    }
  }

  @Test
  void theEndOfInputEnds() throws IOException {
    try (EditedLines lines = typed("")) {
      assertEquals(Optional.empty(), lines.line(WORDS));
    }
    try (EditedLines lines = typed("11" + CONTROL_C)) {
      assertEquals(Optional.empty(), lines.line(WORDS));
    }
  }
}
