package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionCommandsTest {

  private static final String[] SMALL = {
    "--opponent", "exchange-lover@2", "--player", "exchange-lover@2", "--max-depth", "3"
  };

  @TempDir Path folder;

  private String session(String name) {
    return folder.resolve(name).toString();
  }

  private static String[] with(String[] some, String... more) {
    List<String> all = new ArrayList<>(List.of(some));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private String[] run(String name, String... more) {
    return with(with(new String[] {"run", "--session", session(name)}, SMALL), more);
  }

  @Test
  void aSessionIsPlayedResumedAndExported() {
    Run run = Run.of(run("one", "--games", "30", "--synchronous", "--json"));
    assertEquals(0, run.code(), run.err());
    assertEquals(
        List.of(
            "session",
            "limits",
            "games",
            "points",
            "without",
            "with",
            "gain",
            "lookAhead",
            "decisions",
            "accuracy",
            "uniform",
            "bits",
            "bitsOverPopulation",
            "seen"),
        run.fields());
    JsonValue answer = run.objects().get(0);
    assertEquals(30, answer.get("games").whole(0));
    Run resumed = Run.of("resume", session("one"), "--games", "40", "--json");
    assertEquals(40, resumed.objects().get(0).get("games").whole(0));
    Path model = folder.resolve("model.json");
    Run exported = Run.of("export", session("one"), "--out", model.toString());
    assertEquals(0, exported.code(), exported.err());
    Run evaluated =
        Run.of(
            "evaluate",
            model.toString(),
            folder.resolve("one").resolve("games.pdn").toString(),
            "--player",
            "exchange-lover",
            "--json");
    assertTrue(evaluated.objects().get(0).get("strict").number() > 0.8, evaluated.out());
    assertTrue(Run.of("export", session("one")).out().contains("\"provenance\""));
  }

  @Test
  void whatPlayWasTooQuickForIsLearnedAtTheEnd() {
    Run run = Run.of(run("quick", "--games", "20", "--baseline", "0"));
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("  its model looks 2 plies ahead, learned from "), run.out());
    Run again = Run.of("resume", session("quick"));
    assertEquals(run.out(), again.out(), again.err());
  }

  @Test
  void learningCanBeSwitchedOff() throws IOException {
    Run.of(run("off", "--games", "20", "--baseline", "0", "--learn", "20", "--synchronous"));
    try (var files = Files.list(folder.resolve("off").resolve("models"))) {
      assertEquals(
          List.of("000010.json", "000020.json"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    assertWrong("--baseline", run("a", "--games", "10", "--baseline", "3"));
    assertWrong("--risk: expected at least 0, found -1", run("a", "--risk", "-1"));
    assertWrong("--telling is for --algorithm reply", run("a", "--telling"));
    assertWrong("--risk is for --algorithm safe", run("a", "--risk", "0.1"));
    assertWrong("--learn: expected at least 1, found 0", run("a", "--learn", "0"));
    assertWrong("--algorithm: unknown algorithm \"magic\"", run("a", "--algorithm", "magic"));
    assertWrong("nearest", run("a", "--features", "gneral", "--games", "2"));
    assertWrong("nearest", run("a", "--features", "gneral", "--games", "2"));
    assertWrong("there is no file", "run", "--opponent", "nobody", "--session", session("a"));
    assertWrong("no session.json", "resume", session("nowhere"));
    assertWrong("no session.json", "export", session("nowhere"));
    Run.of(run("b", "--games", "2", "--baseline", "2"));
    assertWrong("olsy resume", run("b", "--games", "2"));
    assertWrong("no model was learned", "export", session("b"));
  }

  @Test
  void theLineOfProgressIsTakenAwayBeforeTheSentence() throws IOException {
    Path ghost = folder.resolve("ghost.json");
    Files.writeString(
        ghost, "{\"game\":\"checkers\",\"name\":\"ghost\",\"command\":[\"no-such-program\"]}");
    System.setProperty("olsy.terminal", "true");
    try {
      Run run = Run.of("run", "--opponent", ghost.toString(), "--session", session("ghost"));
      assertTrue(run.err().contains("\r\u001b[Kolsy: engine ghost: cannot run "), run.err());
    } finally {
      System.clearProperty("olsy.terminal");
    }
  }

  private static void assertWrong(String sentence, String... args) {
    Run run = Run.of(args);
    assertEquals(Main.WRONG_INPUT, run.code(), run.err());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
