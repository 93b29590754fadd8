package olsy.play.session.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
 * @param ahead plies that the search looked ahead which chose our move before; null where there was
 *     none, or in lines of programs that did not write it
 */
public record Decision(
    int game,
    int ply,
    String position,
    String move,
    boolean forced,
    boolean baseline,
    Expected expected,
    Integer ahead) {

  /** Before which no search of ours is known. */
  public Decision(
      int game,
      int ply,
      String position,
      String move,
      boolean forced,
      boolean baseline,
      Expected expected) {
    this(game, ply, position, move, forced, baseline, expected, null);
  }

  /**
   * What a model would have done.
   *
   * @param move that it would have made
   * @param probability that it gave to the move played
   * @param confidence the probability that it gave to its own move; null in lines of programs that
   *     did not write it
   * @param error how far the opponent's function must at least lie from the model's, in units of
   *     its weights, to allow the move played
   */
  public record Foreseen(String move, double probability, Double confidence, double error) {

    /** Whose own probability is not known. */
    public Foreseen(String move, double probability, double error) {
      this(move, probability, null, error);
    }

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("move", move);
      putProbabilities(json);
      json.put("error", error);
      return json;
    }

    private void putProbabilities(Map<String, Object> json) {
      json.put("probability", probability);
      if (confidence != null) {
        json.put("confidence", confidence);
      }
    }

    private static Foreseen of(JsonValue json) {
      return new Foreseen(
          json.get("move").text(),
          json.get("probability").number(),
          json.find("confidence").map(JsonValue::share).orElse(null),
          json.get("error").bound());
    }
  }

  /**
   * What was expected, by the learned model or by the population's generic player.
   *
   * @param model number of the learned model: how many decisions had been seen when it was learned;
   *     0 where the population's was expected
   * @param foreseen by the one that was expected
   * @param uniform probability of a move if all were equally probable
   * @param used whether it was trusted: our moves were chosen with it
   * @param other foreseen by the other one; null where there was only one
   */
  public record Expected(
      int model, Foreseen foreseen, double uniform, boolean used, Foreseen other) {

    /** By the learned model, if there was one. */
    public Optional<Foreseen> learned() {
      return Optional.ofNullable(model > 0 ? foreseen : other);
    }

    /** By the population's generic player, if there was one. */
    public Optional<Foreseen> population() {
      return Optional.ofNullable(model > 0 ? other : foreseen);
    }

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("model", model);
      json.put("move", foreseen.move());
      foreseen.putProbabilities(json);
      json.put("uniform", uniform);
      json.put("error", foreseen.error());
      json.put("used", used);
      if (other != null) {
        json.put(model > 0 ? POPULATION : LEARNED, other.json());
      }
      return json;
    }

    private static Expected of(JsonValue json) {
      int model = json.get("model").whole(0);
      return new Expected(
          model,
          Foreseen.of(json),
          json.get("uniform").number(),
          json.get("used").truth(),
          json.find(model > 0 ? POPULATION : LEARNED).map(Foreseen::of).orElse(null));
    }
  }

  private static final String POPULATION = "population";
  private static final String LEARNED = "learned";
  private static final String AHEAD = "ahead";

  /** The same after a move that was searched so many plies ahead. */
  public Decision after(int plies) {
    return new Decision(game, ply, position, move, forced, baseline, expected, plies);
  }

  /** Whether it was expected. */
  public boolean isAsExpected() {
    return expected != null && expected.foreseen().move().equals(move);
  }

  /** Whether the learned model would have made the same move, expected or not. */
  public boolean isAsLearned() {
    return expected != null
        && expected.learned().map(foreseen -> foreseen.move().equals(move)).orElse(false);
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
      json.put("expected", expected.json());
    }
    if (ahead != null) {
      json.put(AHEAD, ahead);
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
        json.find("expected").map(Expected::of).orElse(null),
        json.find(AHEAD).map(plies -> plies.whole(0)).orElse(null));
  }
}
