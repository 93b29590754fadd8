package olsy.learning.population;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.text.JsonValue;

/**
 * How a population was made.
 *
 * @param archives files with games, without their folders
 * @param played players that played games for it, by reference
 * @param excluded players that were left out
 * @param program the version that made it
 * @param date as the caller gave it, or null
 */
public record Making(
    List<String> archives,
    List<String> played,
    List<String> excluded,
    int maxDepth,
    long seed,
    String program,
    String date) {

  public Making {
    archives = List.copyOf(archives);
    played = List.copyOf(played);
    excluded = List.copyOf(excluded);
  }

  static Making of(JsonValue json) {
    return new Making(
        texts(json.get("archives")),
        texts(json.get("played")),
        texts(json.get("excluded")),
        json.get("maxDepth").whole(1),
        json.get("seed").integer(),
        json.get("program").text(),
        json.find("date").map(JsonValue::text).orElse(null));
  }

  private static List<String> texts(JsonValue json) {
    return json.items().stream().map(JsonValue::text).toList();
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("archives", archives);
    json.put("played", played);
    json.put("excluded", excluded);
    json.put("maxDepth", maxDepth);
    json.put("seed", seed);
    json.put("program", program);
    json.put("date", date);
    return json;
  }
}
