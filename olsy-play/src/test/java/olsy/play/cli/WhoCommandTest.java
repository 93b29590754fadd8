package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WhoCommandTest {

  @TempDir static Path folder;
  private static Path club;
  private static Path games;

  @BeforeAll
  static void play() throws IOException {
    club = Files.createDirectories(folder.resolve("club"));
    for (String name : List.of("material", "samuel-1", "exchange-lover")) {
      write(name, name, weights(name));
    }
    games = folder.resolve("games.pdn");
    good("match exchange-lover@2 samuel-1@2 --games 4 --seed 3 --out " + games);
  }

  private static String weights(String name) throws IOException {
    String text =
        Files.readString(Path.of(System.getProperty("olsy.home"), "models", name + ".json"));
    return text.replaceFirst("(?s).*(\"weights\"\\s*:\\s*\\{[^}]*}).*", "$1");
  }

  private static void write(String file, String name, String weights) throws IOException {
    Files.writeString(
        club.resolve(file + ".json"),
        "{\"game\":\"checkers\",\"name\":\""
            + name
            + "\",\"strategy\":{"
            + weights
            + ",\"depth\":2}}");
  }

  private static Run good(String line) {
    Run run = Run.of(line.split(" ", -1));
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static Run who(String options) {
    return good("who " + games + " --models " + club + " --population none " + options);
  }

  @Test
  void namesBothPlayers() {
    List<JsonValue> told = who("--json").objects();
    assertEquals(2, told.size());
    for (JsonValue one : told) {
      assertEquals(one.get("player").text(), one.get("model").text());
      assertEquals(4, one.get("games").whole(0));
      assertTrue(one.get("none").number() < 0.01, one.toString());
      assertEquals(3, one.get("models").items().size());
    }
  }

  @Test
  void theTextHasProbabilitiesAndNoneOfThese() {
    String out = who("--player exchange-lover").out();
    assertTrue(out.startsWith("exchange-lover: 4 games, "), out);
    assertTrue(
        out.matches("(?s).*\n  exchange-lover +\\d+\\.\\d %  its move was played in .*"), out);
    assertTrue(out.matches("(?s).*\n  none of these +\\d+\\.\\d %\n.*"), out);
  }

  @Test
  void asksAfterOneSide() {
    JsonValue black = who("--player samuel-1 --side black --json").objects().get(0);
    assertEquals("black", black.get("side").text());
    assertEquals(2, black.get("games").whole(0));
  }

  /** Two files of one name are told apart by their own names. */
  @Test
  void filesOfOneNameAreTwoPlayers() throws IOException {
    write("another", "material", "\"weights\":{\"men\":1,\"edge\":0.5}");
    String out = who("--player samuel-1 --json").out();
    Files.delete(club.resolve("another.json"));
    assertTrue(out.contains("\"name\":\"another\""), out);
    assertTrue(out.contains("\"name\":\"material\""), out);
  }

  @Test
  void playersOfOtherGamesArePassedOver() throws IOException {
    Path kalah = club.resolve("seeds.json");
    Files.writeString(
        kalah, "{\"game\":\"kalah\",\"strategy\":{\"weights\":{\"store\":1},\"depth\":2}}");
    Run run = who("--player samuel-1 --json");
    Files.delete(kalah);
    assertEquals("olsy: 1 player of other games passed over: seeds.json (kalah)\n", run.err());
    assertEquals(3, run.objects().get(0).get("models").items().size());
  }

  /** Whoever has another's name in the second half of the games is found there. */
  @Test
  void tellsWhereThePlayerChanges() throws IOException {
    Path mixed = folder.resolve("mixed.pdn");
    String text = Files.readString(games);
    int half = text.indexOf("[Event", text.indexOf("[Event", 1) + 1);
    Files.writeString(
        mixed,
        text.substring(0, half)
            + text.substring(half)
                .replace("\"exchange-lover\"", "\"?\"")
                .replace("\"samuel-1\"", "\"exchange-lover\""));
    String out =
        good("who " + mixed + " --models " + club + " --population none --player exchange-lover")
            .out();
    assertTrue(out.contains("not the same player in all games:\n"), out);
    assertTrue(out.contains("    game 1 to game 2: exchange-lover, "), out);
    assertTrue(out.contains("    game 3 to game 4: samuel-1, "), out);
  }
}
