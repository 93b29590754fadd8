package olsy.play.session.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A line of {@code examples.jsonl} in games that another program conducts: what we answered when it
 * asked for our move. It may play another one all the same. In other sessions our moves follow from
 * the opponent's.
 *
 * @param game of the session, from 1
 * @param ply of the game, from 0 at the opening: with 0 the game begins in this position
 * @param position before the move, in the game's notation
 */
public record OwnMove(int game, int ply, String position, String move) {

  private static final String MOVE = "ownMove";

  public String line() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put("ply", ply);
    json.put("position", position);
    json.put(MOVE, move);
    return Json.line(json) + "\n";
  }

  /** Empty where the line is something else. */
  public static Optional<OwnMove> of(JsonValue json) {
    return json.find(MOVE)
        .map(
            move ->
                new OwnMove(
                    json.get("game").whole(1),
                    json.get("ply").whole(0),
                    json.get("position").text(),
                    move.text()));
  }
}
