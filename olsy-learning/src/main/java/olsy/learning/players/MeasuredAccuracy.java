package olsy.learning.players;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.text.JsonValue;

/**
 * How well a learned player predicts games that nothing was learned from.
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
    Shares shares,
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

  /** Of the decisions that were foreseen, in the senses of a prediction's accuracy. */
  public record Shares(double strict, double tied, double expected, double top3) {

    private static Shares of(JsonValue json) {
      return new Shares(
          json.get("strict").number(),
          json.get("tied").number(),
          json.get("expected").number(),
          json.get("top3").number());
    }

    private void put(Map<String, Object> json) {
      json.put("strict", strict);
      json.put("tied", tied);
      json.put("expected", expected);
      json.put("top3", top3);
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
  public record Generic(int fitted, Shares shares) {

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("fitted", fitted);
      shares.put(json);
      return json;
    }
  }

  public MeasuredAccuracy {
    on = List.copyOf(on);
    interval = List.copyOf(interval);
  }

  /** The share of the decisions in which its move was played. */
  public double strict() {
    return shares.strict;
  }

  /** The fields of its file. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("on", on);
    json.put("decisions", decisions);
    json.put("forced", forced);
    shares.put(json);
    json.put("interval", interval);
    json.put("uniform", uniform);
    json.put("error", error);
    json.put("generic", generic == null ? null : generic.json());
    return json;
  }

  /** Reads what {@link #json} has written. */
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
        Shares.of(json),
        List.of(json.get("interval").item(0).number(), json.get("interval").item(1).number()),
        json.get("uniform").number(),
        new Tolerance(
            error.get("bound").bound(),
            error.get("share").number(),
            error.get("confidence").number()),
        json.find("generic")
            .map(generic -> new Generic(generic.get("fitted").whole(0), Shares.of(generic)))
            .orElse(null));
  }
}
