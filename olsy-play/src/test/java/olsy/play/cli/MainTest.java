package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import olsy.learning.archive.PdnReader;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process among others. */
class MainTest {

  @TempDir Path folder;

  @Test
  void answersGoToStandardOutputInUtf8() throws Exception {
    Path tree = folder.resolve("t.jsonl");
    Files.writeString(tree, "{\"id\":\"ε\",\"values\":[\"f\"],\"tree\":{\"ö\":[1]}}\n");
    Process program =
        start("search", "--trees", tree.toString(), "--algorithm", "minimax", "--json");
    String out = text(program.getInputStream());
    assertEquals(0, program.waitFor());
    assertEquals("ε", Json.parse(out, "out").get("id").text());
    assertEquals("ö", Json.parse(out, "out").get("move").text());
    assertEquals("", text(program.getErrorStream()));
  }

  @Test
  void wrongInputEndsWithCode2() throws Exception {
    Process program = start("features", "chess");
    assertEquals("", text(program.getInputStream()));
    assertTrue(text(program.getErrorStream()).startsWith("olsy: "));
    assertEquals(2, program.waitFor());
  }

  @Test
  void aReaderWhoHasEnoughIsNoError() throws Exception {
    Path trees = folder.resolve("many.jsonl");
    Files.write(
        trees, Collections.nCopies(20_000, "{\"values\":[\"f\"],\"tree\":{\"b\":[1],\"c\":[2]}}"));
    Process program =
        start("search", "--trees", trees.toString(), "--algorithm", "minimax", "--json");
    try (BufferedReader out = program.inputReader(StandardCharsets.UTF_8)) {
      assertTrue(out.readLine().startsWith("{\"id\":null"));
    }
    assertEquals(0, program.waitFor());
    assertEquals("", text(program.getErrorStream()));
  }

  /** SIGTERM takes the way of Ctrl-C, and no parent of the tests can have switched it off. */
  @Test
  void anInterruptedMatchKeepsItsGames() throws Exception {
    Path games = folder.resolve("games.pdn");
    Process program =
        start(
            "match",
            "material@3",
            "exchange-lover@3",
            "--games",
            "100000",
            "--openings",
            "10",
            "--out",
            games.toString(),
            "--json");
    StringBuilder shown = new StringBuilder();
    InputStream err = program.getErrorStream();
    while (shown.indexOf(" left") < 0) {
      int next = err.read();
      assertTrue(next >= 0, shown.toString());
      shown.append((char) next);
    }
    program.toHandle().destroy(); // Process.destroy would close the streams
    String out = text(program.getInputStream());
    assertTrue(text(err).contains("interrupted after "));
    assertEquals(128 + 15, program.waitFor());
    int played = Json.parse(out, "out").get("games").whole(1);
    assertTrue(played < 100_000);
    try (PdnReader reader = new PdnReader(Files.newInputStream(games))) {
      int read = 0;
      while (reader.hasNext()) {
        reader.next();
        read++;
      }
      assertEquals(played, read);
    }
  }

  @Test
  void aDefectIsALineForTheUserAndATraceInTheLog() throws IOException {
    StringWriter err = new StringWriter();
    String mark = "defect " + System.nanoTime();
    assertEquals(1, Main.unexpected(new PrintWriter(err), new IllegalStateException(mark)));
    assertEquals(
        "olsy: unexpected java.lang.IllegalStateException: "
            + mark
            + "; this is a defect of the program, details in "
            + TraceFile.path()
            + "\n",
        err.toString());
    String log = Files.readString(TraceFile.path());
    assertTrue(log.contains(mark));
    assertTrue(log.substring(log.indexOf(mark)).contains("at olsy.play.cli.MainTest"));
  }

  private static Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dolsy.home=" + System.getProperty("olsy.home"),
                "-Dolsy.terminal=true",
                "-cp",
                System.getProperty("java.class.path"),
                "olsy.play.cli.Main"));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).start();
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }
}
