package olsy.play.session;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.game.Games;
import olsy.learning.Version;
import olsy.learning.text.JsonValue;

/**
 * What a session is about, as {@code session.json} has it. It never changes but for the number of
 * games, which may grow.
 *
 * @param game its name
 * @param opponent its name
 * @param use how the model is used
 * @param games to be played in all
 * @param baseline games, the first ones, that are played without a model and not learned from, to
 *     compare with; the games after them begin with the same openings
 * @param refresh decisions of the opponent after which the model is learned again
 * @param learn decisions after which learning is switched off; 0 for never
 * @param seed of everything random
 * @param synchronous whether play waits for the model
 * @param openingPlies random moves before a game
 * @param moveLimit moves of each side, from the opening on, after which a game is drawn
 * @param features a pool or features; null to choose
 * @param maxDepth the deepest search considered
 * @param window last decisions to learn from
 */
public record SessionSettings(
    String game,
    String opponent,
    ModelUse use,
    int games,
    int baseline,
    int refresh,
    int learn,
    long seed,
    boolean synchronous,
    int openingPlies,
    int moveLimit,
    String features,
    int maxDepth,
    int window) {

  private static final int FORMAT = 1;

  public SessionSettings {
    if (games < 1 || baseline < 0 || baseline % 2 != 0 || refresh < 1 || learn < 0 || window < 1) {
      throw new IllegalArgumentException(
          "games, an even baseline, refresh, learn and window expected, found "
              + games
              + ", "
              + baseline
              + ", "
              + refresh
              + ", "
              + learn
              + ", "
              + window);
    }
  }

  SessionSettings withGames(int more) {
    return new SessionSettings(
        game,
        opponent,
        use,
        more,
        baseline,
        refresh,
        learn,
        seed,
        synchronous,
        openingPlies,
        moveLimit,
        features,
        maxDepth,
        window);
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", FORMAT);
    json.put("program", Version.CURRENT);
    json.put("game", game);
    json.put("opponent", opponent);
    json.put("algorithm", use.toString());
    json.put("games", games);
    json.put("baseline", baseline);
    json.put("refresh", refresh);
    json.put("learn", learn);
    json.put("seed", seed);
    json.put("synchronous", synchronous);
    json.put("openings", openingPlies);
    json.put("moveLimit", moveLimit);
    json.put("features", features);
    json.put("maxDepth", maxDepth);
    json.put("window", window);
    return json;
  }

  static SessionSettings of(JsonValue json) {
    json.requireVersion(FORMAT);
    JsonValue baseline = json.get("baseline");
    if (baseline.whole(0) % 2 != 0) {
      throw baseline.wrong("an even number of games");
    }
    return new SessionSettings(
        json.get("game").parsed(name -> Games.named(name).name()),
        json.get("opponent").text(),
        json.get("algorithm").parsed(ModelUse::named),
        json.get("games").whole(1),
        baseline.whole(0),
        json.get("refresh").whole(1),
        json.get("learn").whole(0),
        json.get("seed").integer(),
        json.get("synchronous").truth(),
        json.get("openings").whole(0),
        json.get("moveLimit").whole(1),
        json.find("features").map(JsonValue::text).orElse(null),
        json.get("maxDepth").whole(1),
        json.get("window").whole(1));
  }
}
