package olsy.play.web.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.personal.PersonalSession;
import olsy.play.web.Answer;
import olsy.play.web.News;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShelfTest {

  @TempDir private Path folder;

  private PersonalSession session(String name) {
    return PersonalSession.begun(
        folder.resolve(name), ModelFolder.installed().player("material@1"), 1);
  }

  private static Answer ask(Shelf shelf, String... path) {
    return shelf.answer(new Request(false, List.of(path), Map.of(), most -> new byte[0]));
  }

  private static JsonValue told(Shelf shelf, String... path) {
    return Json.parse(((Answer.Whole) ask(shelf, path)).body(), "the answer");
  }

  @Test
  void sessionsAreListedWherverTheyStand() {
    session("play/one");
    session("elsewhere");
    Shelf shelf = new Shelf(List.of(folder.resolve("play")), List.of(folder.resolve("elsewhere")));
    List<String> ids =
        told(shelf, "sessions").items().stream().map(row -> row.get("id").text()).sorted().toList();
    assertEquals(List.of("elsewhere", "play-one"), ids);
    JsonValue report = told(shelf, "sessions", "play-one");
    assertEquals("material", report.get("about").get("us").text());
    assertThrows(Refusal.class, () -> ask(shelf, "sessions", "../elsewhere"));
  }

  @Test
  void thatASessionHasGoneOnIsNews() throws IOException, InterruptedException {
    PersonalSession session = session("play/one");
    SessionNews news = new SessionNews(session.folder(), Duration.ofMillis(1));
    News.Item first = news.after(-1, Duration.ZERO).orElseThrow();
    assertEquals(Optional.empty(), news.after(first.version(), Duration.ofMillis(2)));
    Files.writeString(session.folder().examples(), "more\n", StandardOpenOption.CREATE);
    News.Item next = news.after(first.version(), Duration.ofMinutes(1)).orElseThrow();
    assertTrue(next.json().contains("\"decisions\":5"), next.json());
  }
}
