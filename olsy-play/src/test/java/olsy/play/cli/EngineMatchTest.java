package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.learning.text.Json;
import olsy.play.match.MatchState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines as players of {@code olsy match}, and {@code olsy hub} as one of them. */
class EngineMatchTest {

  @TempDir Path folder;

  @Test
  void playsTheSameGamesThroughTheProtocolAsWithoutIt() throws IOException {
    Path engine = engine("samuel-1", "olsy.play.cli.Main", "hub", "samuel-1");
    assertEquals(games("samuel-1@3"), games(engine + "@3"));
  }

  @Test
  void forfeitsAreReported() throws IOException {
    Path engine = engine("cheat", "olsy.play.opponent.hub.FakeEngine", "ILLEGAL", "");
    Path out = folder.resolve("forfeits.pdn");
    String[] match = {
      "match",
      engine.toString(),
      "material@1",
      "--games",
      "2",
      "--out",
      out.toString(),
      "--threads",
      "1"
    };
    Run run = Run.of(match);
    assertEquals("", run.err());
    assertTrue(run.out().startsWith("cheat against material: 2 games, 0 won, 0 drawn, 2 lost\n"));
    assertTrue(
        run.out().contains("\ncheat forfeited 2 of these, first game 1: illegal move 1-32 in "),
        run.out());
    String games = Files.readString(out);
    assertEquals(
        3, games.split("\\[Termination \"forfeit: illegal move 1-32 in ", -1).length, games);
    List<String> json = new ArrayList<>(List.of(match));
    json.addAll(List.of("--force", "--json"));
    assertTrue(Run.of(json.toArray(String[]::new)).out().contains("\"forfeits\":[2,0],"));
  }

  @Test
  void aMatchThatCannotBeginLeavesWhatIsThere() throws IOException {
    Path engine = engine("dead", "olsy.play.cli.Main", "no-such-command");
    Path out = Files.writeString(folder.resolve("kept.pdn"), "kept");
    Run run =
        Run.of(
            "match",
            engine.toString(),
            "material@1",
            "--games",
            "2",
            "--force",
            "--out",
            out.toString());
    assertEquals(Main.WRONG_INPUT, run.code(), run.err());
    assertTrue(run.err().contains("engine dead does not start"), run.err());
    assertEquals("kept", Files.readString(out));
  }

  private static Run twoGames(Path engine, Path out) {
    return Run.of(
        "match",
        engine.toString(),
        "material@1",
        "--games",
        "2",
        "--threads",
        "1",
        "--out",
        out.toString());
  }

  @Test
  void aFileThatCannotBeWrittenTakesTheResultNotWithIt() throws IOException {
    Path gone = Files.createDirectory(folder.resolve("gone"));
    Path engine =
        engine(
            "cheat", "rm -r " + gone, List.of("olsy.play.opponent.hub.FakeEngine", "ILLEGAL", ""));
    Path out = gone.resolve("games.pdn");
    Run run = twoGames(engine, out);
    assertEquals(Main.WRONG_INPUT, run.code(), run.err());
    String missing = ": no such file or directory";
    assertEquals(
        ("olsy: cannot write " + MatchState.beside(out) + ".lock" + missing)
            + "; the games go on, but could not be resumed\n"
            + ("olsy: cannot write " + out + missing + "\n"),
        run.err());
    assertTrue(run.out().startsWith("cheat against material: 2 games, "), run.out());
  }

  /** The second game cannot begin, and the first cannot be written. */
  @Test
  void allThatFailsIsTold() throws IOException {
    Path gone = Files.createDirectory(folder.resolve("gone"));
    Path engine =
        engine(
            "once",
            "rm -r " + gone + " || exit 1",
            List.of("olsy.play.opponent.hub.FakeEngine", "CRASHING", ""));
    Path out = gone.resolve("games.pdn");
    System.setProperty("olsy.terminal", "true");
    try {
      Run run = twoGames(engine, out);
      assertEquals(Main.WRONG_INPUT, run.code(), run.err());
      assertTrue(run.out().startsWith("once against material: 1 game, "), run.out());
      assertTrue(
          run.err()
              .endsWith(
                  "\r\u001b[Kolsy: engine once does not start: it ended with exit code 1\n"
                      + ("olsy: cannot write " + out + ": no such file or directory\n")),
          run.err());
    } finally {
      System.clearProperty("olsy.terminal");
    }
  }

  /** The file of an engine that is a program of ours. */
  private Path engine(String name, String... program) {
    return engine(name, "true", List.of(program));
  }

  /**
   * The same.
   *
   * @param before what a shell does before the program starts
   */
  private Path engine(String name, String before, List<String> program) {
    List<String> command =
        new ArrayList<>(
            List.of(
                "sh",
                "-c",
                before + "; exec \"$0\" \"$@\"",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dolsy.home=" + System.getProperty("olsy.home"),
                "-cp",
                System.getProperty("java.class.path")));
    command.addAll(program);
    Path file = folder.resolve(name + ".json");
    Json.write(file, Map.of("game", "checkers", "name", name, "command", command, "seconds", 60));
    return file;
  }

  private String games(String player) throws IOException {
    Path out = folder.resolve("games.pdn");
    Run run =
        Run.of(
            "match",
            player,
            "exchange-lover@2",
            "--games",
            "4",
            "--out",
            out.toString(),
            "--force",
            "--threads",
            "2");
    assertEquals("", run.err());
    assertEquals(0, run.code());
    return run.out() + Files.readString(out);
  }
}
