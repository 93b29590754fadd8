package olsy.play.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.web.Answer;
import olsy.play.web.News;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Played over requests, as the page does. */
class TableRoomTest {

  private static final Duration LONG = Duration.ofMinutes(2);

  @TempDir private Path folder;
  private TableRoom tables;

  @BeforeEach
  void open() {
    tables = tables();
  }

  private TableRoom tables() {
    return new TableRoom(
        folder,
        ModelFolder.installed(),
        number -> ModelFolder.installed().player("material@1"),
        Clock.systemUTC());
  }

  @AfterEach
  void close() {
    tables.close();
  }

  private Answer ask(boolean changes, String body, String... path) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return tables.answer(new Request(changes, List.of(path), Map.of(), most -> bytes));
  }

  private JsonValue told(boolean changes, String body, String... path) {
    return Json.parse(((Answer.Whole) ask(changes, body, path)).body(), "the answer");
  }

  private String refusal(String body, String... path) {
    return assertThrows(Refusal.class, () -> ask(true, body, path)).getMessage();
  }

  /** Follows the news until something is so. */
  private JsonValue seen(String id, Predicate<JsonValue> enough) throws InterruptedException {
    News news = ((Answer.Stream) ask(false, "", "tables", id, "news")).news();
    long version = -1;
    while (true) {
      Optional<News.Item> item = news.after(version, LONG);
      assertTrue(item.isPresent(), "no news for a long time");
      version = item.get().version();
      JsonValue view = Json.parse(item.get().json(), "the news");
      if (enough.test(view)) {
        return view;
      }
    }
  }

  private String begun(String limits) {
    JsonValue begun =
        told(true, "{\"player\":\"material\",\"limits\":\"" + limits + "\"}", "tables");
    String id = begun.get("id").text();
    ask(true, "", "tables", id);
    return id;
  }

  private static String wish(int game, int ply, String rest) {
    return "{\"game\":" + game + ",\"ply\":" + ply + rest + "}";
  }

  private static boolean isIn(String phase, JsonValue view) {
    return view.get("turn").get("phase").text().equals(phase);
  }

  private static Predicate<JsonValue> yoursAt(int ply) {
    return view -> isIn("YOURS", view) && view.get("turn").get("ply").whole(0) == ply;
  }

  /** The person's turn, when what is known of the person is up to it. */
  private static Predicate<JsonValue> knownAt(int ply) {
    return yoursAt(ply).and(view -> view.find("learned").isPresent());
  }

  @Test
  void aMoveIsAnsweredAndIsNotMadeTwice() throws InterruptedException {
    String id = begun("1");
    JsonValue view = seen(id, yoursAt(0));
    assertEquals(7, view.get("turn").get("moves").items().size());
    assertEquals("material", view.get("about").get("us").text());
    assertEquals("1 ply a move", view.get("about").get("limits").text());
    assertTrue(view.get("play").get("black").truth());
    String move = wish(1, 0, ",\"move\":\"11-15\"");
    ask(true, move, "tables", id, "move");
    view = seen(id, yoursAt(2));
    JsonValue first = view.get("play").get("line").get("moves").items().get(0);
    assertEquals("11-15", first.get("move").text());
    assertTrue(first.find("expected").isPresent(), "the population expects something");
    assertEquals("the game has gone on since", refusal(move, "tables", id, "move"));
    assertTrue(
        refusal(wish(1, 2, ",\"move\":\"1-2\""), "tables", id, "move")
            .startsWith("expected one of "));
  }

  @Test
  void whatWasPlayedIsThereAfterTheServerWasClosed() throws InterruptedException {
    String id = begun("1");
    seen(id, yoursAt(0));
    ask(true, wish(1, 0, ",\"move\":\"11-15\""), "tables", id, "move");
    JsonValue before = seen(id, yoursAt(2));
    tables.close();
    tables = tables();
    assertEquals("the table " + id + " is not open", refusal("{}", "tables", id, "undo"));
    ask(true, "", "tables", id);
    JsonValue after = seen(id, yoursAt(2));
    assertEquals(before.get("play").value(), after.get("play").value());
  }

  @Test
  void undoPeekHintResignAndTheNextGame() throws InterruptedException {
    String id = begun("1");
    seen(id, yoursAt(0));
    ask(true, wish(1, 0, ""), "tables", id, "peek");
    JsonValue peeked = seen(id, view -> view.get("turn").find("expected").isPresent());
    assertFalse(peeked.get("turn").get("expected").items().isEmpty());
    ask(true, wish(1, 0, ""), "tables", id, "hint");
    JsonValue hinted = seen(id, view -> view.get("turn").find("hint").isPresent());
    assertTrue(
        hinted.get("turn").get("moves").items().stream()
            .anyMatch(move -> move.text().equals(hinted.get("turn").get("hint").text())));
    ask(true, wish(1, 0, ",\"move\":\"9-14\""), "tables", id, "move");
    seen(id, yoursAt(2));
    ask(true, wish(1, 2, ""), "tables", id, "undo");
    assertEquals(0, seen(id, yoursAt(0)).get("play").get("line").get("moves").items().size());
    ask(true, wish(1, 0, ",\"allowed\":false"), "tables", id, "handicap");
    seen(id, view -> view.get("turn").get("handicap").truth());
    ask(true, wish(1, 0, ""), "tables", id, "resign");
    JsonValue over = seen(id, view -> isIn("OVER", view));
    assertEquals("lost", over.get("play").get("result").text());
    List<JsonValue> said = over.get("said").items();
    assertEquals("You resigned game 1.", said.get(said.size() - 1).text());
    assertEquals(1, over.get("score").get("lost").whole(0));
    ask(
        true,
        wish(1, over.get("turn").get("ply").whole(0), ",\"side\":\"white\""),
        "tables",
        id,
        "next");
    JsonValue next =
        seen(id, view -> isIn("YOURS", view) && view.get("play").get("number").whole(0) == 2);
    assertFalse(next.get("play").get("black").truth());
    assertEquals(1, next.get("turn").get("ply").whole(0));
  }

  @Test
  void aModelIsShownWhenItIsThereAndNotAtTheNextMove() throws InterruptedException {
    String id = begun("1");
    int now = 0;
    JsonValue view = seen(id, knownAt(now));
    while (view.get("learned").get("seen").whole(0) < 10) {
      String move = view.get("turn").get("moves").items().get(0).text();
      ask(true, wish(1, now, ",\"move\":\"" + move + "\""), "tables", id, "move");
      now += 2;
      view = seen(id, knownAt(now));
    }
    JsonValue known = seen(id, one -> one.get("learned").find("model").isPresent());
    assertEquals(10, known.get("learned").get("model").get("number").whole(0));
    assertEquals(now, known.get("turn").get("ply").whole(0));
  }

  @Test
  void tablesAreListedAndOthersRefused() throws InterruptedException {
    assertEquals(List.of(), told(false, "", "tables").value());
    String id = begun("1");
    String second = begun("2");
    assertFalse(id.equals(second));
    assertEquals(2, told(false, "", "tables").items().size());
    assertEquals("there is no table ..", refusal("", "tables", ".."));
    assertTrue(refusal("{\"player\":\"materiel\"}", "tables").contains("nearest: material"));
    assertTrue(
        assertThrows(Refusal.class, () -> ask(false, "", "tables", id, "model"))
            .getMessage()
            .startsWith("no model of you has been learned"));
    assertEquals(
        "nobody at a table can dance", refusal("{\"game\":1,\"ply\":0}", "tables", id, "dance"));
  }

  @Test
  void whoWasLearnedFromAnArchiveCanBePlayed() throws InterruptedException {
    String id = told(true, "{\"fit\":\"1\"}", "tables").get("id").text();
    assertEquals("material", id);
    ask(true, "", "tables", id);
    seen(id, yoursAt(0));
  }
}
