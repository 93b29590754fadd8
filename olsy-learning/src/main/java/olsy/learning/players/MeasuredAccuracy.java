package olsy.learning.players;

import java.util.List;
import olsy.learning.text.JsonValue;

/**
 * How well a learned player predicts games that nothing was learned from, in the fields of its
 * file.
 *
 * @param on those games
 * @param decisions unforced ones in them
 * @param interval where the strict share lies with 95 % confidence
 * @param uniform what guessing would reach
 * @param error how far the player's function may lie from this one
 * @param generic what a model of other players' decisions reaches, learned the same way; null where
 *     there are none
 */
public record MeasuredAccuracy(
    List<Games> on,
    int decisions,
    int forced,
    double strict,
    double tied,
    double expected,
    double top3,
    List<Double> interval,
    double uniform,
    Tolerance error,
    Generic generic) {

  /** Games of a source, by number. */
  public record Games(String file, List<Integer> games) {

    public Games {
      games = List.copyOf(games);
    }
  }

  /**
   * With this confidence, functions within the bound allow at least this share of the player's
   * moves.
   */
  public record Tolerance(double bound, double share, double confidence) {}

  /**
   * @param fitted others' decisions that it was learned from
   */
  public record Generic(int fitted, double strict, double tied, double expected, double top3) {}

  public MeasuredAccuracy {
    on = List.copyOf(on);
    interval = List.copyOf(interval);
  }

  /** Reads what {@link olsy.learning.text.Json} has written of one. */
  public static MeasuredAccuracy of(JsonValue json) {
    JsonValue error = json.get("error");
    return new MeasuredAccuracy(
        json.get("on").items().stream()
            .map(
                games ->
                    new Games(
                        games.get("file").text(),
                        games.get("games").items().stream().map(n -> n.whole(1)).toList()))
            .toList(),
        json.get("decisions").whole(0),
        json.get("forced").whole(0),
        json.get("strict").number(),
        json.get("tied").number(),
        json.get("expected").number(),
        json.get("top3").number(),
        List.of(json.get("interval").item(0).number(), json.get("interval").item(1).number()),
        json.get("uniform").number(),
        new Tolerance(
            error.get("bound").bound(),
            error.get("share").number(),
            error.get("confidence").number()),
        json.find("generic").map(MeasuredAccuracy::generic).orElse(null));
  }

  private static Generic generic(JsonValue json) {
    return new Generic(
        json.get("fitted").whole(0),
        json.get("strict").number(),
        json.get("tied").number(),
        json.get("expected").number(),
        json.get("top3").number());
  }
}
