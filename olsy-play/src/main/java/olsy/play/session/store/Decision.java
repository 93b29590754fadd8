package olsy.play.session.store;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/**
 * A move of the opponent, as a line of {@code examples.jsonl} has it: the position it was in, what
 * it did, and what was expected of it.
 *
 * @param game of the session, from 1
 * @param ply of the game, from 0 at the opening
 * @param position before the move, in the game's notation
 * @param forced whether there was no alternative
 * @param baseline whether the game is one of those that are not learned from
 * @param expected what came of the expectation; null where there was none
 */
public record Decision(
    int game,
    int ply,
    String position,
    String move,
    boolean forced,
    boolean baseline,
    Expected expected) {

  /**
   * What the model expected.
   *
   * @param model its number: how many decisions had been seen when it was learned
   * @param move that it would have made
   * @param probability that it gave to the move played
   * @param uniform probability of a move if all were equally probable
   * @param error how far the opponent's function must at least lie from the model's, in units of
   *     its weights, to allow the move played
   * @param used whether the model was trusted: our moves were chosen with it
   */
  public record Expected(
      int model, String move, double probability, double uniform, double error, boolean used) {}

  /** Whether the model would have made the same move. */
  public boolean isAsExpected() {
    return expected != null && expected.move().equals(move);
  }

  public boolean isBefore(Decision other) {
    return game < other.game || (game == other.game && ply < other.ply);
  }

  /** Something to learn from. */
  public boolean teaches() {
    return !forced && !baseline;
  }

  public String line() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game);
    json.put("ply", ply);
    json.put("position", position);
    json.put("move", move);
    if (forced) {
      json.put("forced", true);
    }
    if (baseline) {
      json.put("baseline", true);
    }
    if (expected != null) {
      json.put("expected", expected);
    }
    return Json.line(json) + "\n";
  }

  public static Decision of(JsonValue json) {
    return new Decision(
        json.get("game").whole(1),
        json.get("ply").whole(0),
        json.get("position").text(),
        json.get("move").text(),
        json.find("forced").map(JsonValue::truth).orElse(false),
        json.find("baseline").map(JsonValue::truth).orElse(false),
        json.find("expected").map(Decision::expected).orElse(null));
  }

  private static Expected expected(JsonValue json) {
    return new Expected(
        json.get("model").whole(1),
        json.get("move").text(),
        json.get("probability").number(),
        json.get("uniform").number(),
        json.get("error").bound(),
        json.get("used").truth());
  }
}
