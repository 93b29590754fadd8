package olsy.learning.population;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.learning.players.Provenance;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.Sha256;

/**
 * How a population was made: all that the result depends on, and a date.
 *
 * @param before how the population was made whose members were taken over; empty for none
 * @param archives files with games
 * @param players those taken from the archives; empty for all who decided often enough
 * @param excluded players that were left out
 * @param program the version that made it
 * @param date as the caller gave it, or null
 */
public record Making(
    Optional<Making> before,
    List<Provenance.Source> archives,
    List<String> players,
    Played played,
    List<String> excluded,
    Settings settings,
    String program,
    String date) {

  /**
   * Games that were played for the population.
   *
   * @param members who played to be learned, by reference
   * @param opponents against whom
   */
  public record Played(List<String> members, List<String> opponents) {

    public Played {
      members = List.copyOf(members);
      opponents = List.copyOf(opponents);
    }
  }

  /**
   * @param decisions that are enough of one player
   * @param maxDepth the deepest search considered
   * @param seed of everything random
   */
  public record Settings(int decisions, int maxDepth, long seed) {}

  public Making {
    archives = List.copyOf(archives);
    players = List.copyOf(players);
    excluded = List.copyOf(excluded);
  }

  /** Hash of all that the result depends on; the date changes no weight. */
  public String hash() {
    Map<String, Object> json = json();
    json.remove("date");
    return Sha256.of(Json.line(json));
  }

  static Making of(JsonValue json) {
    return new Making(
        json.find("before").map(Making::of),
        json.get("archives").items().stream().map(Provenance.Source::of).toList(),
        texts(json.get("players")),
        new Played(texts(json.get("played")), texts(json.get("opponents"))),
        texts(json.get("excluded")),
        new Settings(
            json.get("decisions").whole(1),
            json.get("maxDepth").whole(1),
            json.get("seed").integer()),
        json.get("program").text(),
        json.find("date").map(JsonValue::text).orElse(null));
  }

  private static List<String> texts(JsonValue json) {
    return json.items().stream().map(JsonValue::text).toList();
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    before.ifPresent(its -> json.put("before", its.json()));
    json.put("archives", archives);
    json.put("players", players);
    json.put("played", played.members);
    json.put("opponents", played.opponents);
    json.put("excluded", excluded);
    json.put("decisions", settings.decisions);
    json.put("maxDepth", settings.maxDepth);
    json.put("seed", settings.seed);
    json.put("program", program);
    json.put("date", date);
    return json;
  }
}
