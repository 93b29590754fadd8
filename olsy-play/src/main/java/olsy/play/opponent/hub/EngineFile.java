package olsy.play.opponent.hub;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.players.WrittenLimits;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/**
 * An engine as JSON: how it is started, and what it is told (docs/formats.md).
 *
 * @param folder where its command is run
 * @param game the name of its game
 * @param install the command that makes it ready to be started
 * @param limits none for its own
 * @param parameters as the protocol writes them
 * @param patience for a move, before the game is lost
 */
public record EngineFile(
    Path folder,
    String game,
    String name,
    List<String> command,
    Optional<String> install,
    Limits limits,
    Map<String, String> parameters,
    Duration patience)
    implements Entrant {

  /** Of the format; a file without one has the first. */
  public static final int VERSION = 1;

  private static final double DEFAULT_SECONDS = 10;
  private static final double NANOS = 1e9;

  public EngineFile {
    command = List.copyOf(command);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /** Whether a file with a player or an engine is an engine's. */
  public static boolean isEngine(JsonValue json) {
    return json.isObject() && json.find("command").isPresent();
  }

  /**
   * Reads an engine.
   *
   * @param file where it stands
   */
  public static EngineFile of(JsonValue json, Path file) {
    json.requireVersion(VERSION);
    Path beside = file.toAbsolutePath().getParent();
    Path folder = json.find("folder").map(JsonValue::text).map(beside::resolve).orElse(beside);
    return new EngineFile(
        folder,
        json.get("game").parsed(Games::named).name(),
        name(json, folder),
        command(json.get("command")),
        json.find("install").map(JsonValue::text),
        json.find("level").map(WrittenLimits::of).orElse(Limits.NONE),
        json.find("parameters").map(EngineFile::parameters).orElse(Map.of()),
        Duration.ofNanos(
            (long) (NANOS * json.find("seconds").map(EngineFile::time).orElse(DEFAULT_SECONDS))));
  }

  /** A root has no name that could stand for the engine's. */
  private static String name(JsonValue json, Path folder) {
    return json.find("name").isPresent() || folder.getFileName() == null
        ? json.get("name").text()
        : folder.getFileName().toString();
  }

  private static List<String> command(JsonValue json) {
    json.item(0);
    return json.items().stream().map(JsonValue::text).toList();
  }

  private static double time(JsonValue seconds) {
    if (!seconds.isNumber() || seconds.number() <= 0) {
      throw seconds.wrong("a number of seconds, more than 0");
    }
    return seconds.number();
  }

  private static Map<String, String> parameters(JsonValue json) {
    Map<String, String> parameters = new LinkedHashMap<>();
    json.fields()
        .forEach(
            (name, value) -> {
              if (value.value() == null || value.isObject() || value.isArray()) {
                throw value.wrong("a string, a number, true or false");
              }
              parameters.put(
                  name,
                  value.value() instanceof Double
                      ? plain(value.number())
                      : value.value().toString());
            });
    return parameters;
  }

  /** Without an exponent, which the protocol does not know. */
  private static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  @Override
  public Entrant within(Limits other) {
    return other.isNone()
        ? this
        : new EngineFile(folder, game, name, command, install, other, parameters, patience);
  }

  /** Its program plays one game alone. */
  @Override
  public Entrant playing(Game<?> other) {
    if (!game.equals(other.name())) {
      throw new InputException(
          "engine " + name + ": expected one that plays " + other.name() + ", found " + game);
    }
    return this;
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", VERSION);
    json.put("game", game);
    json.put("name", name);
    json.put("folder", folder.toString());
    json.put("command", command);
    install.ifPresent(text -> json.put("install", text));
    json.put("level", WrittenLimits.json(limits));
    json.put("parameters", parameters);
    json.put("seconds", patience.toNanos() / NANOS);
    return json;
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    return new HubEngine<>(this, rules, System::nanoTime);
  }
}
