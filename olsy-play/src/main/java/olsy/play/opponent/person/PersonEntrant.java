package olsy.play.opponent.person;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/** A person, who plays where it can be asked: at the terminal. */
public record PersonEntrant(String name, String game) implements Entrant {

  private static final String PERSON = "person";

  public static boolean isPerson(JsonValue json) {
    return json.find(PERSON).isPresent();
  }

  public static PersonEntrant of(JsonValue json) {
    return new PersonEntrant(json.get(PERSON).text(), json.get("game").text());
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
    return new PersonEntrant(name, other.name());
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put(PERSON, name);
    return json;
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    throw elsewhere();
  }

  /** Games with a person are no session like others. */
  public InputException elsewhere() {
    return new InputException(name + " is a person: olsy play --session goes on with its games");
  }
}
