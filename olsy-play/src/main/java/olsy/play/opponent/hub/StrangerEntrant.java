package olsy.play.opponent.hub;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/** Whom we meet in another program, which asks {@code olsy hub} for our moves. */
public record StrangerEntrant(String name, String game) implements Entrant {

  private static final String STRANGER = "stranger";

  public static boolean isStranger(JsonValue json) {
    return json.find(STRANGER).isPresent();
  }

  public static StrangerEntrant of(JsonValue json) {
    return new StrangerEntrant(json.get(STRANGER).text(), json.get("game").text());
  }

  @Override
  public Limits limits() {
    return Limits.NONE;
  }

  @Override
  public Entrant within(Limits limits) {
    return this;
  }

  @Override
  public Entrant playing(Game<?> other) {
    return new StrangerEntrant(name, other.name());
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put(STRANGER, name);
    return json;
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    throw elsewhere();
  }

  /** Nobody can ask it for a move. */
  public InputException elsewhere() {
    return new InputException(
        name + " plays in another program: olsy hub --learn --session goes on with its games");
  }
}
