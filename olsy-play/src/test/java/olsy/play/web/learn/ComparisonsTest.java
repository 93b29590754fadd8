package olsy.play.web.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.web.Answer;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import olsy.play.web.table.TableRoom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonsTest {

  @TempDir private Path folder;

  private Answer ask(String one, String other) {
    TableRoom tables =
        new TableRoom(folder, ModelFolder.installed(), number -> null, Clock.systemUTC());
    return new Comparisons(Map.of("player", tables::rival, "table", tables::person))
        .answer(
            new Request(
                false,
                List.of("comparisons"),
                Map.of("one", one, "other", other),
                most -> new byte[0]));
  }

  private String refusal(String one, String other) {
    return assertThrows(Refusal.class, () -> ask(one, other)).getMessage();
  }

  @Test
  void twoPlayersAreShownSideBySide() {
    Answer.Whole answer = (Answer.Whole) ask("player:exchange-lover", "player:material");
    JsonValue told = Json.parse(answer.body(), "the answer");
    assertEquals("checkers", told.get("game").text());
    assertTrue(told.get("inMen").truth());
    assertEquals("material", told.get("sides").item(1).get("name").text());
    JsonValue men =
        told.get("values").items().stream()
            .filter(item -> item.get("feature").text().equals("men"))
            .findFirst()
            .orElseThrow();
    assertEquals(1, men.get("weight").number());
    assertEquals(1, men.get("other").number());
  }

  @Test
  void othersAreRefused() {
    assertTrue(refusal("player:olsy", "player:olsy-kalah").contains("found checkers and kalah"));
    assertTrue(refusal("file:/etc/passwd", "player:olsy").contains("kind of player"));
    assertTrue(refusal("player:olsy", "").startsWith("other: "));
    Path file = folder.resolve("player.json");
    ModelFolder.installed().player("olsy").write(file);
    assertTrue(refusal("player:" + file, "player:olsy").contains("player"), "no path is opened");
    assertEquals("there is no table ..", refusal("table:..", "player:olsy"));
  }
}
