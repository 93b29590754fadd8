package olsy.play.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * What the page asks for.
 *
 * @param changes whether it asks to change something
 * @param path its parts
 * @param body what it sends along; empty where it only asks
 */
public record Request(boolean changes, List<String> path, Map<String, String> query, Body body) {

  /** Reads at most so much of what is sent. */
  @FunctionalInterface
  public interface Body {

    /**
     * @throws Refusal when there is more
     */
    byte[] read(int most);
  }

  private static final int MOST_JSON = 64 * 1024;

  public Request {
    path = List.copyOf(path);
    query = Map.copyOf(query);
  }

  /** A part of the path; empty behind its end. */
  public String part(int index) {
    return index < path.size() ? path.get(index) : "";
  }

  public Optional<String> parameter(String name) {
    return Optional.ofNullable(query.get(name));
  }

  /** What it sends along, as JSON. */
  public JsonValue json() {
    String text = new String(body.read(MOST_JSON), StandardCharsets.UTF_8);
    try {
      return Json.parse(text, "the request");
    } catch (InputException e) {
      throw Refusal.wrong(e.getMessage());
    }
  }

  /** {@code a=b&c=d}, in which nothing is escaped but by percent signs. */
  static Map<String, String> query(String text) {
    Map<String, String> query = new LinkedHashMap<>();
    if (text != null) {
      for (String pair : text.split("&", -1)) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          query.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
        }
      }
    }
    return query;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw Refusal.wrong("the address has a percent sign that stands for nothing");
    }
  }
}
