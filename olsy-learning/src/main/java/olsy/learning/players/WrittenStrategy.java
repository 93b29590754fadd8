package olsy.learning.players;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Spelling;
import olsy.core.player.Strategy;
import olsy.learning.text.JsonValue;

/**
 * A strategy as a player file writes it down.
 *
 * @param weights by feature, in the order of the file; a feature without one has weight 0
 * @param depth plies it is searched to
 * @param frontier what happens there
 * @param ties which of several good moves is taken
 * @param temperature how readily worse moves are taken, in units of the weights; 0 for never
 * @param error how far the true function may lie from this one, in units of the weights
 * @param trust how far this is believed to be how a modelled opponent plays, 0 to 1
 * @param other fields that this version does not know, kept for those that do
 */
public record WrittenStrategy(
    Map<String, Double> weights,
    int depth,
    FrontierRule frontier,
    WrittenTies ties,
    double temperature,
    double error,
    double trust,
    Map<String, Object> other) {

  public WrittenStrategy {
    if (weights.isEmpty()) {
      throw new IllegalArgumentException("a strategy needs at least one weight");
    }
    weights.forEach(
        (feature, weight) -> {
          if (!Double.isFinite(weight)) {
            throw new IllegalArgumentException("the weight of " + feature + " is " + weight);
          }
        });
    if (depth < 1) {
      throw new IllegalArgumentException("depth must be at least 1, found " + depth);
    }
    if (!(temperature >= 0 && Double.isFinite(temperature))) {
      throw new IllegalArgumentException("temperature must be at least 0, found " + temperature);
    }
    if (!(error >= 0)) {
      throw new IllegalArgumentException("error must be at least 0, found " + error);
    }
    if (!(trust >= 0 && trust <= 1)) {
      throw new IllegalArgumentException("trust must be from 0 to 1, found " + trust);
    }
    weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
  }

  public WrittenStrategy(Map<String, Double> weights, int depth) {
    this(
        weights,
        depth,
        FrontierRule.NONE,
        WrittenTies.GAMES_ORDER,
        0,
        0,
        Strategy.COMMON_TRUST,
        Map.of());
  }

  /** What its weights are multiplied by to become whole numbers; see {@link WeightUnit}. */
  public double unit() {
    return WeightUnit.of(List.of(weights.values()));
  }

  public WrittenStrategy withDepth(int depth) {
    return new WrittenStrategy(weights, depth, frontier, ties, temperature, error, trust, other);
  }

  public WrittenStrategy withError(double error) {
    return new WrittenStrategy(weights, depth, frontier, ties, temperature, error, trust, other);
  }

  public WrittenStrategy withTrust(double trust) {
    return new WrittenStrategy(weights, depth, frontier, ties, temperature, error, trust, other);
  }

  /**
   * Reads what {@link #json} has written.
   *
   * @param game that has the features
   */
  public static WrittenStrategy of(JsonValue json, Game<?> game) {
    Collection<String> features = game.features().names();
    Map<String, Double> weights = new LinkedHashMap<>();
    JsonValue list = json.get("weights");
    list.fields()
        .forEach(
            (feature, weight) -> {
              if (!features.contains(feature)) {
                throw list.error(Spelling.unknown("feature of " + game.name(), feature, features));
              }
              weights.put(feature, weight.number());
            });
    if (weights.isEmpty()) {
      throw list.wrong("at least one weight");
    }
    return new WrittenStrategy(
        weights,
        json.get("depth").whole(1),
        json.find("frontier").map(WrittenStrategy::frontier).orElse(FrontierRule.NONE),
        json.find("ties").map(ties -> WrittenTies.of(ties, game)).orElse(WrittenTies.GAMES_ORDER),
        json.find("temperature").map(JsonValue::amount).orElse(0.0),
        json.find("error").map(JsonValue::bound).orElse(0.0),
        json.find("trust").map(JsonValue::share).orElse(Strategy.COMMON_TRUST),
        json.others("weights", "depth", "frontier", "ties", "temperature", "error", "trust"));
  }

  private static FrontierRule frontier(JsonValue json) {
    try {
      return FrontierRule.named(json.text());
    } catch (IllegalArgumentException e) {
      throw json.error(e.getMessage());
    }
  }

  /** What most strategies do without is only written where it is there. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("weights", weights);
    json.put("depth", depth);
    if (frontier != FrontierRule.NONE) {
      json.put("frontier", frontier.text());
    }
    if (!ties.equals(WrittenTies.GAMES_ORDER)) {
      json.put("ties", ties.json());
    }
    if (temperature > 0) {
      json.put("temperature", temperature);
    }
    json.put("error", error);
    if (trust != Strategy.COMMON_TRUST) {
      json.put("trust", trust);
    }
    json.putAll(other);
    return json;
  }
}
