package olsy.play.session.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A line of {@code examples.jsonl} that voids others: the opponent took back what it did in a game
 * from a ply on.
 *
 * @param game the one that was being played
 * @param ply of the first decision that is void
 */
public record TakenBack(int game, int ply) {

  private static final String PLY = "takeBack";

  /** Whether it voids a decision that was written before it. */
  public boolean voids(Decision decision) {
    return decision.game() == game && decision.ply() >= ply;
  }

  public String line() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put(PLY, ply);
    return Json.line(json) + "\n";
  }

  /** Empty where the line is a decision. */
  public static Optional<TakenBack> of(JsonValue json) {
    return json.find(PLY).map(ply -> new TakenBack(json.get("game").whole(1), ply.whole(0)));
  }
}
