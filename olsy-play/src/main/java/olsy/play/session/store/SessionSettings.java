package olsy.play.session.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.learning.Version;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.learning.training.TrainingSettings;

/**
 * What a session is about, as {@code session.json} has it. It never changes but for the number of
 * games, which may grow.
 *
 * @param game its name
 * @param opponent its name
 * @param use how the model is used
 * @param seed of everything random
 */
public record SessionSettings(
    String game, String opponent, ModelUse use, long seed, GamePlan games, LearningPlan learning) {

  private static final int FORMAT = 1;

  /** What the file has for games without end. */
  private static final int ENDLESS = Integer.MAX_VALUE;

  private static final String BOOK_LEARNING = "bookLearning";
  private static final String TELLING = "telling";

  /** What the file has where learning is never switched off. */
  private static final int NEVER = 0;

  private static final int USUAL_REFRESH = 10;
  private static final int USUAL_WINDOW = 3000;

  /**
   * Games without end that begin at the game's start, all of them to learn from. Somebody waits for
   * our moves, so play does not wait for models.
   *
   * @param moveLimit moves of each side after which a game is drawn
   * @param maxDepth the deepest search considered
   */
  public static SessionSettings endless(String game, String opponent, int moveLimit, int maxDepth) {
    return new SessionSettings(
        game,
        opponent,
        ModelUse.GUARDED,
        1,
        new GamePlan(OptionalInt.empty(), 0, 0, moveLimit),
        new LearningPlan(USUAL_REFRESH, OptionalInt.empty(), false, null, maxDepth, USUAL_WINDOW));
  }

  SessionSettings withGames(int more) {
    return new SessionSettings(game, opponent, use, seed, games.withGames(more), learning);
  }

  /** How models of the opponent are learned. Features that the game does not have are refused. */
  public TrainingSettings training(Game<?> played) {
    TrainingSettings settings =
        TrainingSettings.of(learning.maxDepth(), seed).withFeatures(learning.features());
    try {
      settings.requireFeaturesOf(played);
    } catch (IllegalArgumentException e) {
      throw InputException.at("features", e);
    }
    return settings;
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", FORMAT);
    json.put("program", Version.CURRENT);
    json.put("game", game);
    json.put("opponent", opponent);
    json.put("algorithm", use.toString());
    json.put("games", games.all().orElse(ENDLESS));
    json.put("baseline", games.baseline());
    json.put("refresh", learning.every());
    json.put("learn", learning.until().orElse(NEVER));
    json.put("seed", seed);
    json.put("synchronous", learning.synchronous());
    json.put("openings", games.openingPlies());
    json.put("moveLimit", games.moveLimit());
    if (games.bookLearning()) {
      json.put(BOOK_LEARNING, true);
    }
    json.put("features", learning.features());
    json.put("maxDepth", learning.maxDepth());
    json.put("window", learning.window());
    if (learning.telling()) {
      json.put(TELLING, true);
    }
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
        json.get("seed").integer(),
        new GamePlan(
            unless(ENDLESS, json.get("games").whole(1)),
            baseline.whole(0),
            json.get("openings").whole(0),
            json.get("moveLimit").whole(1),
            json.find(BOOK_LEARNING).map(JsonValue::truth).orElse(false)),
        new LearningPlan(
            json.get("refresh").whole(1),
            unless(NEVER, json.get("learn").whole(0)),
            json.get("synchronous").truth(),
            json.find("features").map(JsonValue::text).orElse(null),
            json.get("maxDepth").whole(1),
            json.get("window").whole(1),
            json.find(TELLING).map(JsonValue::truth).orElse(false)));
  }

  private static OptionalInt unless(int none, int number) {
    return number == none ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
