package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import olsy.learning.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code olsy hub} as an engine of {@code olsy match}. */
class HubCommandTest {

  @TempDir Path folder;

  @Test
  void playsTheSameGamesThroughTheProtocolAsWithoutIt() throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dolsy.home=" + System.getProperty("olsy.home"),
            "-cp",
            System.getProperty("java.class.path"),
            "olsy.play.cli.Main",
            "hub",
            "samuel-1");
    Path engine = folder.resolve("engine.json");
    Json.write(
        engine, Map.of("game", "checkers", "name", "samuel-1", "command", command, "seconds", 60));
    assertEquals(games("samuel-1@3"), games(engine + "@3"));
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
            "--threads",
            "2");
    assertEquals("", run.err());
    assertEquals(0, run.code());
    return run.out() + Files.readString(out);
  }
}
