package olsy.learning.scout;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.WrittenTies;
import olsy.learning.prediction.Accuracy;
import olsy.learning.text.JsonValue;

/**
 * What a climb has found, as checkpoints write it down. Numbers are written as Java prints them:
 * every bit is read again, also those of −0 and of what is no number.
 */
final class WrittenClimb {

  private WrittenClimb() {}

  static Map<String, Object> json(Climbed<?> climbed) {
    Climbed.Judgement judgement = climbed.judgement();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("means", texts(climbed.prior().mean()));
    json.put("widths", texts(climbed.prior().deviation()));
    json.put("weights", texts(climbed.weights()));
    json.put("deviations", texts(climbed.deviations()));
    json.put("sureness", Double.toString(climbed.sureness()));
    json.put("ties", WrittenTies.of(climbed.ties(), 1).json());
    json.put("leaveOneOut", texts(judgement.leaveOneOut()));
    json.put("objective", Double.toString(judgement.objective()));
    json.put("explained", judgement.explained());
    json.put("foreseen", judgement.foreseen());
    return json;
  }

  static <P extends Position<P>> Climbed<P> of(
      JsonValue json, Hypothesis hypothesis, Game<P> game) {
    return new Climbed<>(
        hypothesis,
        new Gaussian(numbers(json.get("means")), numbers(json.get("widths"))),
        numbers(json.get("weights")),
        numbers(json.get("deviations")),
        json.get("sureness").parsed(Double::valueOf),
        WrittenTies.of(json.get("ties"), game).rule(game, 1),
        new Climbed.Judgement(
            numbers(json.get("leaveOneOut")),
            json.get("objective").parsed(Double::valueOf),
            Accuracy.of(json.get("explained")),
            Accuracy.of(json.get("foreseen"))));
  }

  private static List<String> texts(double[] numbers) {
    return Arrays.stream(numbers).mapToObj(Double::toString).toList();
  }

  private static double[] numbers(JsonValue json) {
    return json.items().stream().mapToDouble(number -> number.parsed(Double::valueOf)).toArray();
  }
}
