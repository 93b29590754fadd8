package olsy.learning.players;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.text.JsonValue;

/**
 * Where a learned player comes from.
 *
 * @param fitted decisions that weights and depth were learned from
 * @param program the version that learned it
 * @param date as the caller gave it, or null
 */
public record Provenance(
    String game,
    Origin origin,
    Seen seen,
    int fitted,
    Learning learning,
    String program,
    String date) {

  /** A file without its folder. */
  public record Source(String file, String sha256) {

    /** Reads what the file of a player has. */
    public static Source of(JsonValue json) {
      return new Source(json.get("file").text(), json.get("sha256").text());
    }
  }

  /**
   * Where decisions stand, and whose they are.
   *
   * @param side {@code black}, {@code white} or null for both
   * @param window last decisions taken, 0 for all
   * @param aliases further names of players
   */
  public record Origin(
      List<Source> sources, String player, String side, int window, List<String> aliases) {

    public Origin {
      sources = List.copyOf(sources);
      aliases = List.copyOf(aliases);
    }
  }

  /**
   * All that was seen of the player.
   *
   * @param decisions unforced ones
   * @param forced moves to which there was no alternative
   */
  public record Seen(int games, int decisions, int forced) implements Serializable {}

  /**
   * How it was learned.
   *
   * @param features the name of the pool, or the features
   * @param seed of everything random
   * @param population the other players it was learned with, without the player itself: their names
   *     and the hash of what is known of them; null for none
   * @param levels null where nobody asked whether it models its opponent
   */
  public record Learning(
      String procedure,
      String features,
      int maxDepth,
      long seed,
      Source population,
      AskedLevels levels) {

    /** Without a population and levels. */
    public Learning(String procedure, String features, int maxDepth, long seed) {
      this(procedure, features, maxDepth, seed, null, null);
    }

    private Learning with(AskedLevels asked) {
      return new Learning(procedure, features, maxDepth, seed, population, asked);
    }
  }

  /**
   * Up to which level it was asked whether the player models its opponent.
   *
   * @param rival who it was said to have played against: the name and the hash of that player; null
   *     where nobody was named
   */
  public record AskedLevels(int highest, Source rival) {}

  /** Where levels were asked, too. */
  public Provenance with(AskedLevels asked) {
    return new Provenance(game, origin, seen, fitted, learning.with(asked), program, date);
  }

  /** All that the result depends on. */
  public Provenance withoutDate() {
    return new Provenance(game, origin, seen, fitted, learning, program, null);
  }

  /** The fields of its file. */
  public Map<String, Object> json() {
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("procedure", learning.procedure);
    settings.put("features", learning.features);
    settings.put("maxDepth", learning.maxDepth);
    if (learning.population != null) {
      settings.put("population", learning.population);
    }
    if (learning.levels != null) {
      settings.put("levels", learning.levels.highest);
      settings.put("rival", learning.levels.rival);
    }
    settings.put("window", origin.window);
    settings.put("aliases", origin.aliases);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put("sources", origin.sources);
    json.put("player", origin.player);
    json.put("side", origin.side);
    json.put("games", seen.games);
    json.put("decisions", seen.decisions);
    json.put("forced", seen.forced);
    json.put("fitted", fitted);
    json.put("settings", settings);
    json.put("seed", learning.seed);
    json.put("program", program);
    json.put("date", date);
    return json;
  }

  /** Reads what {@link #json} has written. */
  public static Provenance of(JsonValue json) {
    JsonValue settings = json.get("settings");
    return new Provenance(
        json.get("game").text(),
        new Origin(
            json.get("sources").items().stream().map(Source::of).toList(),
            json.get("player").text(),
            json.find("side").map(JsonValue::text).orElse(null),
            settings.get("window").whole(0),
            settings.get("aliases").items().stream().map(JsonValue::text).toList()),
        new Seen(
            json.get("games").whole(0),
            json.get("decisions").whole(0),
            json.get("forced").whole(0)),
        json.get("fitted").whole(0),
        new Learning(
            settings.get("procedure").text(),
            settings.get("features").text(),
            settings.get("maxDepth").whole(1),
            json.get("seed").integer(),
            settings.find("population").map(Source::of).orElse(null),
            settings
                .find("levels")
                .map(
                    highest ->
                        new AskedLevels(
                            highest.whole(1), settings.find("rival").map(Source::of).orElse(null)))
                .orElse(null)),
        json.get("program").text(),
        json.find("date").map(JsonValue::text).orElse(null));
  }
}
