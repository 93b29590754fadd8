package olsy.play.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/** Somebody who plays by requests, as the page sends them. */
final class Guest {

  private static final String DATA = "data: ";
  private static final int OK = 200;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI link;
  private final Random random;

  Guest(URI link, Random random) {
    this.link = link;
    this.random = random;
  }

  /**
   * Changes something.
   *
   * @throws IllegalStateException with the sentence, when it is refused
   */
  JsonValue tell(String path, Object body) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(link.resolve("/api/" + path))
            .header("X-Olsy-Key", link.getFragment().substring("key=".length()))
            .POST(HttpRequest.BodyPublishers.ofString(Json.line(body)))
            .build();
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != OK) {
        throw new IllegalStateException(answer.statusCode() + ": " + answer.body());
      }
      return Json.parse(answer.body(), path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A new table, which is open: its id. */
  String begin(String player, String limits) throws InterruptedException {
    String id = tell("tables", Map.of("player", player, "limits", limits)).get("id").text();
    tell("tables/" + id, Map.of());
    return id;
  }

  /**
   * Plays at random, game after game.
   *
   * @param goesOn is asked at every own turn, and after every game, with the view of the table and
   *     how many own moves were made
   */
  void play(String id, BiPredicate<JsonValue, Integer> goesOn) throws InterruptedException {
    HttpRequest news =
        HttpRequest.newBuilder(link.resolve("/api/tables/" + id + "/news")).GET().build();
    try (Stream<String> lines = http.send(news, HttpResponse.BodyHandlers.ofLines()).body()) {
      int made = 0;
      String last = "";
      Iterator<String> each = lines.filter(line -> line.startsWith(DATA)).iterator();
      while (each.hasNext()) {
        JsonValue view = Json.parse(each.next().substring(DATA.length()), "the news");
        JsonValue turn = view.get("turn");
        String phase = turn.get("phase").text();
        if (view.find("play").isEmpty() || phase.equals("THINKING")) {
          continue;
        }
        Map<String, Object> moment =
            Map.of(
                "game", view.get("play").get("number").whole(1), "ply", turn.get("ply").whole(0));
        String now = phase + moment;
        if (now.equals(last)) {
          continue; // something else has changed
        }
        last = now;
        if (!goesOn.test(view, made)) {
          return;
        }
        if (phase.equals("OVER")) {
          tell("tables/" + id + "/next", with(moment, "side", "black"));
        } else {
          List<JsonValue> moves = turn.get("moves").items();
          made++;
          tell(
              "tables/" + id + "/move",
              with(moment, "move", moves.get(random.nextInt(moves.size())).text()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> with(Map<String, Object> moment, String name, String value) {
    return Map.of("game", moment.get("game"), "ply", moment.get("ply"), name, value);
  }
}
