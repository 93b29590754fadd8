package olsy.learning.players;

import java.util.List;
import olsy.learning.text.JsonValue;

/**
 * Where a learned player comes from, in the fields of its file.
 *
 * @param side {@code black}, {@code white} or null for both
 * @param games of the player in the sources
 * @param decisions unforced ones, in these games
 * @param forced moves to which there was no alternative
 * @param fitted decisions that weights and depth were learned from
 * @param seed of everything random
 * @param program the version that learned it
 * @param date as the caller gave it, or null
 */
public record Provenance(
    String game,
    List<Source> sources,
    String player,
    String side,
    int games,
    int decisions,
    int forced,
    int fitted,
    Settings settings,
    long seed,
    String program,
    String date) {

  /** A file without its folder. */
  public record Source(String file, String sha256) {}

  /**
   * @param features the name of the pool, or the features
   * @param window last decisions taken, 0 for all
   */
  public record Settings(
      String procedure, String features, int maxDepth, int window, List<String> aliases) {

    public Settings {
      aliases = List.copyOf(aliases);
    }
  }

  public Provenance {
    sources = List.copyOf(sources);
  }

  /** All that the result depends on. */
  public Provenance withoutDate() {
    return new Provenance(
        game, sources, player, side, games, decisions, forced, fitted, settings, seed, program,
        null);
  }

  /** Reads what {@link olsy.learning.text.Json} has written of one. */
  public static Provenance of(JsonValue json) {
    JsonValue settings = json.get("settings");
    return new Provenance(
        json.get("game").text(),
        json.get("sources").items().stream()
            .map(source -> new Source(source.get("file").text(), source.get("sha256").text()))
            .toList(),
        json.get("player").text(),
        json.find("side").map(JsonValue::text).orElse(null),
        json.get("games").whole(0),
        json.get("decisions").whole(0),
        json.get("forced").whole(0),
        json.get("fitted").whole(0),
        new Settings(
            settings.get("procedure").text(),
            settings.get("features").text(),
            settings.get("maxDepth").whole(1),
            settings.get("window").whole(0),
            settings.get("aliases").items().stream().map(JsonValue::text).toList()),
        json.get("seed").integer(),
        json.get("program").text(),
        json.find("date").map(JsonValue::text).orElse(null));
  }
}
