package olsy.play.web;

import java.net.HttpURLConnection;
import java.util.Map;
import olsy.learning.text.Json;

/** What a request is answered with: at once, or as a stream of events. */
public sealed interface Answer {

  /**
   * An answer as a whole.
   *
   * @param type of what the body holds
   */
  record Whole(int status, String type, String body) implements Answer {}

  /** The page hears of news until it goes, or the news end. */
  record Stream(News news) implements Answer {}

  static Answer json(Object value) {
    return whole(HttpURLConnection.HTTP_OK, "application/json", Json.line(value));
  }

  /** Done, and there is nothing to say. */
  static Answer done() {
    return json(Map.of());
  }

  static Answer refused(Refusal why) {
    return whole(why.status(), "application/json", Json.line(Map.of("sentence", why.getMessage())));
  }

  private static Answer whole(int status, String type, String text) {
    return new Whole(status, type + "; charset=utf-8", text);
  }
}
