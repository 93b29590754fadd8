package olsy.play.opponent.gtp;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.hub.EngineFile;

/**
 * An engine that speaks GTP as JSON: the file of an engine with {@code "protocol": "gtp"}. GTP has
 * no words for depths, nodes and parameters: the engine's command sets its level.
 *
 * @param file how it is started
 */
public record GtpEngineFile(EngineFile file) implements Entrant {

  private static final String PROTOCOL = "protocol";
  private static final String GTP = "gtp";
  private static final String HUB = "hub";

  /** Whether an engine says that it speaks GTP. */
  public static boolean speaksGtp(JsonValue json) {
    return json.find(PROTOCOL).map(GtpEngineFile::isGtp).orElse(false);
  }

  private static boolean isGtp(JsonValue protocol) {
    if (!protocol.text().equals(GTP) && !protocol.text().equals(HUB)) {
      throw protocol.wrong("gtp or hub");
    }
    return protocol.text().equals(GTP);
  }

  /**
   * Reads an engine.
   *
   * @param file where it stands
   */
  public static GtpEngineFile of(JsonValue json, Path file) {
    json.find("parameters")
        .ifPresent(
            parameters -> {
              throw parameters.wrong("none, which GTP does not know: the command may have some");
            });
    json.find("level")
        .ifPresent(
            level -> {
              throw level.wrong("none, which GTP does not know: the command may set one");
            });
    return new GtpEngineFile(EngineFile.of(json, file));
  }

  @Override
  public String name() {
    return file.name();
  }

  @Override
  public String game() {
    return file.game();
  }

  @Override
  public Limits limits() {
    return Limits.NONE;
  }

  @Override
  public Entrant within(Limits limits) {
    if (!limits.isNone()) {
      throw new InputException(
          "engine "
              + name()
              + ": expected no limits, which GTP does not know: its command sets its level; found "
              + limits);
    }
    return this;
  }

  @Override
  public Entrant playing(Game<?> game) {
    file.playing(game);
    return this;
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>(file.json());
    json.remove("parameters");
    json.remove("level");
    json.put(PROTOCOL, GTP);
    return json;
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    return new GtpEngine<>(file, rules, System::nanoTime);
  }
}
