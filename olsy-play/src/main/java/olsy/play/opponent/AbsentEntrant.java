package olsy.play.opponent;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;

/** Somebody whom no file brings to the board: it plays where it is met. */
public record AbsentEntrant(Meeting meeting, String name, String game) implements Entrant {

  /** Where it is met. */
  public enum Meeting {
    /** A person, at the terminal or on the page. */
    PERSON("person", "%s is a person: olsy play --session goes on with its games"),
    /** Whoever plays in another program, which asks {@code olsy hub} for our moves. */
    STRANGER(
        "stranger",
        "%s plays in another program: olsy hub --learn --session goes on with its games");

    private final String field;
    private final String elsewhere;

    Meeting(String field, String elsewhere) {
      this.field = field;
      this.elsewhere = elsewhere;
    }

    /** Whether somebody is met like this. */
    public boolean isOf(Entrant entrant) {
      return entrant instanceof AbsentEntrant absent && absent.meeting == this;
    }
  }

  /** Reads one; empty where somebody else stands. */
  public static Optional<AbsentEntrant> find(JsonValue json) {
    return Arrays.stream(Meeting.values())
        .filter(meeting -> json.find(meeting.field).isPresent())
        .findFirst()
        .map(
            meeting ->
                new AbsentEntrant(
                    meeting, json.get(meeting.field).text(), json.get("game").text()));
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
    return new AbsentEntrant(meeting, name, other.name());
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put(meeting.field, name);
    return json;
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    throw elsewhere();
  }

  /** Its games are no session like others. */
  public InputException elsewhere() {
    return new InputException(String.format(meeting.elsewhere, name));
  }
}
