package olsy.learning.players;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.endgame.EndgameTables;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Algorithms;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.PlayerSearch;
import olsy.core.search.chance.ChanceSearches;
import olsy.core.search.model.ModelSearches;
import olsy.learning.endgame.EndgameFolder;
import olsy.learning.text.FileKind;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A player as JSON: the one currency of opponents, learned models and the system's own strategies
 * (docs/formats.md).
 *
 * @param game the name of its game
 * @param search the algorithm it moves by
 * @param model of its opponent, null for none
 * @param other fields that this version does not know, kept for those that do
 */
public record PlayerFile(
    String game,
    String name,
    PlayerAlgorithm search,
    WrittenStrategy strategy,
    PlayerFile model,
    Map<String, Object> other) {

  /** Of the format; a file without one has the first. */
  public static final int VERSION = 1;

  private static final String LEVEL = "level";
  private static final String ENDGAMES = "endgames";

  public PlayerFile {
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
  }

  public static PlayerFile read(Path file) {
    JsonValue json = Json.read(file, "a player");
    if (json.isObject() && json.find("strategy").isEmpty()) {
      refuse(json, "command", FileKind.ENGINE);
      refuse(json, "members", FileKind.POPULATION);
    }
    return of(json, file.getFileName().toString().replaceFirst("\\.json$", ""));
  }

  private static void refuse(JsonValue json, String field, FileKind kind) {
    if (json.find(field).isPresent()) {
      throw json.error("expected a player, found " + kind);
    }
  }

  /**
   * Reads a player.
   *
   * @param base its name where it has none of its own
   */
  public static PlayerFile of(JsonValue json, String base) {
    json.requireVersion(VERSION);
    return of(json, json.get("game").parsed(Games::named), base);
  }

  private static PlayerFile of(JsonValue json, Game<?> game, String base) {
    json.find("game")
        .filter(own -> !own.text().equals(game.name()))
        .ifPresent(
            own -> {
              throw own.wrong("\"" + game.name() + "\", the game of the player it is a model for");
            });
    json.find(ENDGAMES).ifPresent(written -> pieces(written, game.name()));
    String name = json.find("name").map(JsonValue::text).orElse(base);
    Limits level = json.find(LEVEL).map(WrittenLimits::of).orElse(Limits.NONE);
    PlayerFile model =
        json.find("model").map(below -> of(below, game, "model of " + name)).orElse(null);
    PlayerFile player =
        new PlayerFile(
            game.name(),
            name,
            json.find("search")
                .map(search -> search.parsed(Algorithms::ofPlayer))
                .orElse(usual(game, model)),
            WrittenStrategy.of(json.get("strategy"), game),
            model,
            json.others("version", "game", "name", "search", "strategy", "model"));
    return player.within(level);
  }

  private static PlayerAlgorithm usual(Game<?> game, PlayerFile model) {
    if (game.kind().chance()) {
      return ChanceSearches.STAR2;
    }
    return ModelSearches.usual(model != null);
  }

  public void write(Path file) {
    Json.write(file, json());
  }

  /** What the file holds. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", VERSION);
    json.putAll(bareJson());
    return json;
  }

  private Map<String, Object> bareJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put("name", name);
    json.put("search", search.name());
    json.put("strategy", strategy.json());
    json.put("model", model == null ? null : model.bareJson());
    json.putAll(other);
    return json;
  }

  /**
   * The same player in another game of its family.
   *
   * @throws InputException when it plays a game of another one, or by features that the game has
   *     not
   */
  public PlayerFile playing(Game<?> rules) {
    if (game.equals(rules.name())) {
      return this;
    }
    String source = "player " + name;
    if (!Games.named(game).family().equals(rules.family())) {
      throw new InputException(
          source + ": expected one that plays " + rules.name() + ", found one of " + game);
    }
    WrittenStrategy checked =
        WrittenStrategy.of(new JsonValue(source, "strategy", strategy.json()), rules);
    PlayerFile below = model == null ? null : model.playing(rules);
    return new PlayerFile(rules.name(), name, search, checked, below, other);
  }

  public PlayerFile withName(String name) {
    return new PlayerFile(game, name, search, strategy, model, other);
  }

  public PlayerFile with(WrittenStrategy strategy) {
    return new PlayerFile(game, name, search, strategy, model, other);
  }

  public PlayerFile withSearch(PlayerAlgorithm search) {
    return new PlayerFile(game, name, search, strategy, model, other);
  }

  public PlayerFile withDepth(int depth) {
    return new PlayerFile(game, name, search, strategy.withDepth(depth), model, other);
  }

  /** What ends its search of a move; none where that is its depth alone. */
  public Limits limits() {
    return account().find(LEVEL).map(WrittenLimits::of).orElse(Limits.NONE);
  }

  /** What ends its search of a move, its depth where nothing else does. */
  public Limits limitsOfMove() {
    return limits().isNone() ? Limits.ofDepth(strategy.depth()) : limits();
  }

  /** With these limits in the place of its own, where they are any. */
  public PlayerFile within(Limits limits) {
    if (limits.isNone()) {
      return this;
    }
    Map<String, Object> others = new LinkedHashMap<>(other);
    if (limits.isDepthAlone()) {
      others.remove(LEVEL);
    } else {
      others.put(LEVEL, WrittenLimits.json(limits));
    }
    PlayerFile limited = new PlayerFile(game, name, search, strategy, model, others);
    return limits.depth().isPresent() ? limited.withDepth(limits.depth().getAsInt()) : limited;
  }

  /** Up to how many pieces its search asks solved endgames; empty where it asks none. */
  public OptionalInt endgames() {
    return account()
        .find(ENDGAMES)
        .map(written -> OptionalInt.of(pieces(written, game)))
        .orElse(OptionalInt.empty());
  }

  private static int pieces(JsonValue written, String game) {
    int pieces = written.whole(1);
    if (pieces > EndgameTables.MOST_PIECES || !game.equals(EndgameTables.game().name())) {
      throw written.wrong("1 to " + EndgameTables.MOST_PIECES + " pieces of checkers");
    }
    return pieces;
  }

  /** The player that asks endgames of up to so many pieces, or none. */
  public PlayerFile withEndgames(OptionalInt pieces) {
    Map<String, Object> others = new LinkedHashMap<>(other);
    others.remove(ENDGAMES);
    pieces.ifPresent(most -> others.put(ENDGAMES, most));
    return new PlayerFile(game, name, search, strategy, model, others);
  }

  /**
   * The player that the searches know. All functions of the recursion have the same unit and the
   * same features, so that their values can be added and are extracted once.
   */
  public <P extends Position<P>> Player<P> player(Game<P> rules) {
    Set<String> names = new LinkedHashSet<>();
    recursion().forEach(player -> names.addAll(player.strategy.weights().keySet()));
    return player(rules, rules.features().covering(names), unit());
  }

  /** The search that this player moves by. It asks endgames where its file says so. */
  public <P extends Position<P>> PlayerSearch<P> search(Game<P> rules) {
    try {
      search.requireFor(rules);
      Player<P> player = player(rules);
      PlayerSearch<P> found = new PlayerSearch<>(search.of(player), search.horizons(player));
      endgames().ifPresent(most -> found.consult(EndgameFolder.ofUser().tables(most)));
      return found;
    } catch (IllegalArgumentException e) {
      throw InputException.at("player " + name, e);
    }
  }

  /** Where it comes from, if its file says so. */
  public Optional<Provenance> provenance() {
    return account().find("provenance").map(Provenance::of);
  }

  /** What its file says beside the player: where it comes from, how good it is. */
  public JsonValue account() {
    return new JsonValue("player " + name, "", other);
  }

  /** What the weights are multiplied by in {@link #player}. */
  public double unit() {
    return WeightUnit.of(recursion().map(player -> player.strategy.weights().values()).toList());
  }

  private <P extends Position<P>> Player<P> player(
      Game<P> rules, Features<P> features, double unit) {
    return new Player<>(
        strategy.strategy(rules, features, unit),
        model == null ? null : model.player(rules, features, unit));
  }

  /** This player, its model, the model's model … */
  private Stream<PlayerFile> recursion() {
    return Stream.iterate(this, player -> player != null, player -> player.model);
  }
}
