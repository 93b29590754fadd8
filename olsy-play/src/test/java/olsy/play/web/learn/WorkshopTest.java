package olsy.play.web.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.web.Answer;
import olsy.play.web.News;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkshopTest {

  private static final String GAMES =
      """
      [Event "one"]
      [Black "Ann"]
      [White "Bob"]
      [Result "1/2-1/2"]
      1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 1/2-1/2

      [Event "two"]
      [Black "Bob"]
      [White "Ann"]
      [Result "0-1"]
      1. 9-14 22-18 2. 5-9 24-19 3. 11-15 18x11 4. 8x24 28x19 0-1
      """;

  private Workshop workshop;

  @BeforeEach
  void open() {
    workshop = Workshop.open();
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  private static Request request(boolean changes, String body, String... path) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return new Request(changes, List.of(path), Map.of("game", "checkers"), most -> bytes);
  }

  private JsonValue taken(String games) {
    return told(workshop.archives(request(true, games, "archives")));
  }

  private static JsonValue told(Answer answer) {
    return Json.parse(((Answer.Whole) answer).body(), "the answer");
  }

  @Test
  void whoIsInAnArchiveIsToldAndOneOfThemIsLearned() throws InterruptedException {
    JsonValue archive = taken(GAMES);
    assertEquals(2, archive.get("games").whole(0));
    List<String> names =
        archive.get("players").items().stream()
            .map(one -> one.get("name").text())
            .sorted()
            .toList();
    assertEquals(List.of("Ann", "Bob"), names);
    String body = "{\"archive\":\"" + archive.get("id").text() + "\",\"player\":\"Ann\"}";
    String id = told(workshop.fits(request(true, body, "fits"))).get("id").text();
    News news = ((Answer.Stream) workshop.fits(request(false, "", "fits", id, "news"))).news();
    JsonValue view = Json.parse("{}", "nothing");
    long version = -1;
    while (view.find("model").isEmpty()) {
      News.Item item = news.after(version, Duration.ofMinutes(5)).orElseThrow();
      version = item.version();
      view = Json.parse(item.json(), "the news");
      assertTrue(view.find("fault").isEmpty(), item.json());
    }
    assertEquals("Ann", workshop.model(id).name());
    assertEquals(
        "Ann", told(workshop.fits(request(false, "", "fits", id, "model"))).get("name").text());
  }

  @Test
  void whatIsNoArchiveIsRefusedAndPlayersThatAreNotInIt() throws InterruptedException {
    assertTrue(
        assertThrows(Refusal.class, () -> taken("{\"a\":1}"))
            .getMessage()
            .startsWith("the archive: expected games in PDN"));
    assertThrows(Refusal.class, () -> taken(""));
    String id = taken(GAMES).get("id").text();
    String body = "{\"archive\":\"" + id + "\",\"player\":\"Carl\"}";
    String fit = told(workshop.fits(request(true, body, "fits"))).get("id").text();
    News news = ((Answer.Stream) workshop.fits(request(false, "", "fits", fit, "news"))).news();
    JsonValue view = Json.parse("{}", "nothing");
    long version = -1;
    while (view.find("fault").isEmpty()) {
      News.Item item = news.after(version, Duration.ofMinutes(5)).orElseThrow();
      version = item.version();
      view = Json.parse(item.json(), "the news");
    }
    assertTrue(view.get("fault").text().contains("Carl"), view.get("fault").text());
    assertThrows(Refusal.class, () -> workshop.model(fit));
    assertThrows(
        Refusal.class,
        () -> workshop.fits(request(true, "{\"archive\":\"9\",\"player\":\"Ann\"}", "fits")));
  }
}
