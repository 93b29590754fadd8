package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.play.session.store.Decision;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionRecords;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HubCommandTest {

  private static final String COMMAND = "$ ./olsy ";

  @TempDir Path place;

  private Process process;
  private BufferedReader out;
  private Writer in;

  @AfterEach
  void end() throws InterruptedException {
    kill();
  }

  private void start(String command) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dolsy.home=" + System.getProperty("olsy.home"),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    words.addAll(Arrays.asList(command.split(" ", -1)));
    process = new ProcessBuilder(words).directory(place.toFile()).start();
    out = process.inputReader(StandardCharsets.UTF_8);
    in = process.outputWriter(StandardCharsets.UTF_8);
  }

  private void kill() throws InterruptedException {
    if (process != null) {
      process.destroyForcibly().waitFor();
    }
  }

  /** The next line that does not tell of a search. */
  private String answer() throws IOException {
    String line = out.readLine();
    while (line != null && line.startsWith("info depth=")) {
      line = out.readLine();
    }
    return line;
  }

  /** A line begins with $ for a command, an arrow to the right for what the other program says. */
  @Test
  void theDialogueInTheDocumentsIsWhatHappens() throws Exception {
    Path document = Path.of(System.getProperty("olsy.home"), "docs", "engines.md");
    Matcher block =
        Pattern.compile("```hub learning\\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(document));
    assertTrue(block.find());
    for (String line : block.group(1).lines().toList()) {
      if (line.startsWith(COMMAND)) {
        start(line.substring(COMMAND.length()));
      } else if (line.startsWith("$ kill -9")) {
        kill();
      } else if (line.startsWith("> ")) {
        in.write(line.substring(2) + "\n");
        in.flush();
      } else {
        assertEquals(line, "< " + answer());
      }
    }
    assertEquals(0, process.waitFor());
    SessionFolder session = SessionFolder.existing(place.resolve("rival"));
    List<Decision> decisions = new ArrayList<>();
    SessionRecords.examples(session, decisions::add, back -> {});
    assertEquals(List.of("21-17", "17x10"), decisions.stream().map(Decision::move).toList());
    Run report = Run.of("report", session.path().toString());
    assertEquals(0, report.code(), report.err());
    Run resumed = Run.of("resume", session.path().toString());
    assertEquals(
        "olsy: rival plays in another program: olsy hub --learn --session goes on with its games\n",
        resumed.err());
  }
}
