package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players of Kalah play its variants, and what they played reads back. */
class VariantOptionTest {

  @TempDir private Path folder;

  private static Run good(String... args) {
    Run run = Run.of(args);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  @Test
  void aMatchOfAVariantIsPlayedWrittenAndRead() throws IOException {
    String games = folder.resolve("games.pdn").toString();
    good("match", "collector@1", "raider@1", "--game", "kalah:4,3", "--games", "4", "--out", games);
    String text = Files.readString(Path.of(games));
    assertTrue(text.contains("[GameType \"kalah:4,3\"]"), text);
    Run players = good("players", games, "--game", "kalah:4,3", "--json");
    assertEquals("", players.err());
    assertEquals(4, players.objects().get(0).get("games").whole(0));
    Run other = Run.of("players", games, "--game", "kalah");
    assertEquals(Main.WRONG_INPUT, other.code());
    assertTrue(other.err().contains("expected GameType kalah, found kalah:4,3"), other.err());
  }

  @Test
  void aSearchAndItsFileKnowTheVariant() throws IOException {
    Run search = good("search", "--player", "collector@2", "--game", "kalah:3,2", "--json");
    assertTrue(search.objects().get(0).get("move").text().matches("[A-C]+"), search.out());
    Path file = folder.resolve("small.json");
    Files.writeString(
        file, "{\"game\":\"kalah:3,2\",\"strategy\":{\"weights\":{\"store\":1},\"depth\":2}}");
    assertEquals("kalah:3,2", Json.read(file).get("game").text());
    Run predicted = good("predict", file.toString(), "--json");
    assertEquals("B:2,2,2,0/2,2,2,0", predicted.objects().get(0).get("position").text());
  }

  @Test
  void aSessionOfAnotherGameFindsItsPlayers() {
    String session = folder.resolve("session").toString();
    good(
        "run",
        "--game",
        "tictactoe",
        "--opponent",
        "noughts@1",
        "--games",
        "6",
        "--baseline",
        "2",
        "--openings",
        "2",
        "--max-depth",
        "2",
        "--nodes",
        "50",
        "--synchronous",
        "--session",
        session);
    assertEquals("olsy", Json.read(folder.resolve("session/player.json")).get("name").text());
    assertEquals("tictactoe", Json.read(folder.resolve("session/session.json")).get("game").text());
  }

  @Test
  void playersOfOtherGamesAreRefused() {
    Run run = Run.of("match", "material", "raider", "--game", "kalah:4,3", "--games", "2");
    assertEquals(Main.WRONG_INPUT, run.code());
    assertTrue(
        run.err()
            .contains("player material: expected one that plays kalah:4,3, found one of checkers"),
        run.err());
  }
}
