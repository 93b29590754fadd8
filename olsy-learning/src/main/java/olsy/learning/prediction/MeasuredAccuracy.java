package olsy.learning.prediction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.JsonValue;

/**
 * How well a learned player predicts games that nothing was learned from.
 *
 * @param on those games
 * @param accuracy on the unforced decisions in them
 * @param calibration of its probabilities; null in files of programs that did not measure it
 * @param error how far the player's function may lie from this one
 * @param generic what a model of other players' decisions reaches; null where there is none
 */
public record MeasuredAccuracy(
    List<Games> on,
    int forced,
    Accuracy accuracy,
    Calibration calibration,
    Tolerance error,
    Generic generic) {

  private static final String FIELD = "accuracy";
  private static final String CALIBRATION = "calibration";
  private static final String GAIN = "gain";

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
   * A model of other players, on the same decisions.
   *
   * @param fitted others' decisions that it was learned from
   * @param calibration null where it was not measured
   * @param gain the log-likelihood of the player's model beyond that of this one; null as well
   */
  public record Generic(int fitted, Accuracy accuracy, Calibration calibration, SampleMean gain) {

    private Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("fitted", fitted);
      putShares(accuracy, json);
      if (calibration != null) {
        json.put(CALIBRATION, calibration.json());
        json.put(GAIN, Calibration.json(gain));
      }
      return json;
    }

    private static Generic of(JsonValue json, Accuracy players) {
      return new Generic(
          json.get("fitted").whole(0),
          readAccuracy(json, players.decisions(), players.uniform()),
          readCalibration(json),
          json.find(GAIN).map(gain -> Calibration.mean(gain, players.decisions())).orElse(null));
    }
  }

  public MeasuredAccuracy {
    on = List.copyOf(on);
  }

  /** The share of the decisions in which its move was played. */
  public double strict() {
    return accuracy.strict();
  }

  public int decisions() {
    return accuracy.decisions();
  }

  /** The fields of its file. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("on", on);
    json.put("decisions", decisions());
    json.put("forced", forced);
    putShares(accuracy, json);
    json.put("interval", accuracy.hits().interval().list());
    json.put("uniform", accuracy.uniform());
    if (calibration != null) {
      json.put(CALIBRATION, calibration.json());
    }
    json.put("error", error);
    json.put("generic", generic == null ? null : generic.json());
    return json;
  }

  private static void putShares(Accuracy accuracy, Map<String, Object> json) {
    json.put("strict", accuracy.strict());
    json.put("tied", accuracy.tied());
    json.put("expected", accuracy.expected());
    json.put("top3", accuracy.top3());
  }

  /** A player's, if its file says so. */
  public static Optional<MeasuredAccuracy> of(PlayerFile player) {
    return player.account().find(FIELD).map(MeasuredAccuracy::of);
  }

  /** Reads what {@link #json} has written. */
  public static MeasuredAccuracy of(JsonValue json) {
    JsonValue error = json.get("error");
    Accuracy accuracy =
        readAccuracy(json, json.get("decisions").whole(0), json.get("uniform").number());
    return new MeasuredAccuracy(
        json.get("on").items().stream()
            .map(
                games ->
                    new Games(
                        games.get("file").text(),
                        games.get("games").items().stream().map(n -> n.whole(1)).toList()))
            .toList(),
        json.get("forced").whole(0),
        accuracy,
        readCalibration(json),
        new Tolerance(
            error.get("bound").bound(),
            error.get("share").number(),
            error.get("confidence").number()),
        json.find("generic").map(generic -> Generic.of(generic, accuracy)).orElse(null));
  }

  private static Accuracy readAccuracy(JsonValue json, int decisions, double uniform) {
    return new Accuracy(
        decisions,
        json.get("strict").number(),
        json.get("tied").number(),
        json.get("expected").number(),
        json.get("top3").number(),
        uniform);
  }

  private static Calibration readCalibration(JsonValue json) {
    return json.find(CALIBRATION).map(Calibration::of).orElse(null);
  }
}
