package olsy.learning.players;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
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
 * @param certainty how far its moves can be counted on
 * @param doubts what is not known of it
 * @param other fields that this version does not know, kept for those that do
 */
public record WrittenStrategy(
    Map<String, Double> weights,
    int depth,
    FrontierRule frontier,
    WrittenTies ties,
    Certainty certainty,
    Doubts doubts,
    Map<String, Object> other) {

  private static final String[] FIELDS = {
    "weights",
    "depth",
    "frontier",
    "ties",
    "temperature",
    "error",
    "trust",
    "risk",
    "deviations",
    "alternatives"
  };

  /** Of an alternative. */
  private static final String SHARE = "share";

  /**
   * How far moves can be counted on, and what is risked for it.
   *
   * @param temperature how readily worse moves are taken, in units of the weights; 0 for never
   * @param error how far the true function may lie from this one, in units of the weights
   * @param trust how far this is believed to be how a modelled opponent plays, 0 to 1
   * @param risk what is risked in a game for what a model promises, in units of the weights
   */
  public record Certainty(double temperature, double error, double trust, double risk) {

    /** Of strategies of which nothing else is said. */
    public static final Certainty COMMON = new Certainty(0, 0, Strategy.COMMON_TRUST);

    /** Of those who risk as much as is common. */
    public Certainty(double temperature, double error, double trust) {
      this(temperature, error, trust, Strategy.COMMON_RISK);
    }

    public Certainty {
      if (!(temperature >= 0 && Double.isFinite(temperature))) {
        throw new IllegalArgumentException("temperature must be at least 0, found " + temperature);
      }
      if (!(error >= 0)) {
        throw new IllegalArgumentException("error must be at least 0, found " + error);
      }
      if (!(trust >= 0 && trust <= 1)) {
        throw new IllegalArgumentException("trust must be from 0 to 1, found " + trust);
      }
      if (!(risk >= 0)) {
        throw new IllegalArgumentException("risk must be at least 0, found " + risk);
      }
    }
  }

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
    weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    other = Collections.unmodifiableMap(new LinkedHashMap<>(other));
  }

  public WrittenStrategy(Map<String, Double> weights, int depth) {
    this(
        weights,
        depth,
        FrontierRule.NONE,
        WrittenTies.GAMES_ORDER,
        Certainty.COMMON,
        Doubts.NONE,
        Map.of());
  }

  public double temperature() {
    return certainty.temperature;
  }

  public double error() {
    return certainty.error;
  }

  public double trust() {
    return certainty.trust;
  }

  public double risk() {
    return certainty.risk;
  }

  /** What its weights are multiplied by to become whole numbers; see {@link WeightUnit}. */
  public double unit() {
    return WeightUnit.of(List.of(weights.values()));
  }

  /** At a depth that somebody chose; alternatives to it are none any more. */
  public WrittenStrategy withDepth(int depth) {
    return new WrittenStrategy(
        weights, depth, frontier, ties, certainty, doubts.withoutAlternatives(), other);
  }

  /** The same function, at somebody else's depth and frontier; any of the best moves is taken. */
  public WrittenStrategy searchedAs(WrittenStrategy other) {
    return new WrittenStrategy(
        weights,
        other.depth,
        other.frontier,
        WrittenTies.GAMES_ORDER,
        certainty,
        doubts.withoutAlternatives(),
        this.other);
  }

  public WrittenStrategy withError(double error) {
    return with(new Certainty(temperature(), error, trust(), risk()));
  }

  public WrittenStrategy withTrust(double trust) {
    return with(new Certainty(temperature(), error(), trust, risk()));
  }

  public WrittenStrategy withRisk(double risk) {
    return with(new Certainty(temperature(), error(), trust(), risk));
  }

  private WrittenStrategy with(Certainty certainty) {
    return new WrittenStrategy(weights, depth, frontier, ties, certainty, doubts, other);
  }

  public WrittenStrategy with(Doubts doubts) {
    return new WrittenStrategy(weights, depth, frontier, ties, certainty, doubts, other);
  }

  /** As searches know it, in whole numbers of its own. */
  public <P extends Position<P>> Strategy<P> strategy(Game<P> game) {
    return strategy(game, game.features().covering(weights.keySet()), unit());
  }

  /**
   * As searches know it.
   *
   * @param unit what the weights are multiplied by
   */
  <P extends Position<P>> Strategy<P> strategy(Game<P> game, Features<P> features, double unit) {
    return new Strategy<>(
        frontier.over(LinearEvaluation.of(features, weights, unit)),
        depth,
        error() * unit,
        trust(),
        ties.rule(game, unit),
        temperature() * unit,
        risk() * unit);
  }

  /**
   * Reads what {@link #json} has written.
   *
   * @param game that has the features
   */
  public static WrittenStrategy of(JsonValue json, Game<?> game) {
    JsonValue list = json.get("weights");
    Map<String, Double> weights = byFeature(list, game, JsonValue::number);
    if (weights.isEmpty()) {
      throw list.wrong("at least one weight");
    }
    return new WrittenStrategy(
        weights,
        json.get("depth").whole(1),
        json.find("frontier").map(WrittenStrategy::frontier).orElse(FrontierRule.NONE),
        json.find("ties").map(ties -> WrittenTies.of(ties, game)).orElse(WrittenTies.GAMES_ORDER),
        new Certainty(
            json.find("temperature").map(JsonValue::amount).orElse(0.0),
            json.find("error").map(JsonValue::bound).orElse(0.0),
            json.find("trust").map(JsonValue::share).orElse(Strategy.COMMON_TRUST),
            json.find("risk").map(JsonValue::bound).orElse(Strategy.COMMON_RISK)),
        doubts(json, game),
        json.others(FIELDS));
  }

  private static Map<String, Double> byFeature(
      JsonValue list, Game<?> game, ToDoubleFunction<JsonValue> reader) {
    Collection<String> features = game.features().names();
    Map<String, Double> numbers = new LinkedHashMap<>();
    list.fields()
        .forEach(
            (feature, number) -> {
              if (!features.contains(feature)) {
                throw list.error(Spelling.unknown("feature of " + game.name(), feature, features));
              }
              numbers.put(feature, reader.applyAsDouble(number));
            });
    return numbers;
  }

  private static Doubts doubts(JsonValue json, Game<?> game) {
    Map<String, Double> deviations =
        json.find("deviations")
            .map(list -> byFeature(list, game, JsonValue::amount))
            .orElse(Map.of());
    List<Doubts.Alternative> alternatives =
        json.find("alternatives").map(JsonValue::items).orElse(List.of()).stream()
            .map(one -> alternative(one, game))
            .toList();
    try {
      return new Doubts(deviations, alternatives);
    } catch (IllegalArgumentException e) {
      throw json.get("alternatives").error(e.getMessage());
    }
  }

  private static Doubts.Alternative alternative(JsonValue json, Game<?> game) {
    WrittenStrategy read = of(json, game);
    Map<String, Object> other = new LinkedHashMap<>(read.other);
    other.remove(SHARE);
    try {
      return new Doubts.Alternative(
          json.get(SHARE).share(),
          new WrittenStrategy(
              read.weights,
              read.depth,
              read.frontier,
              read.ties,
              read.certainty,
              read.doubts,
              other));
    } catch (IllegalArgumentException e) {
      throw json.error(e.getMessage());
    }
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
    if (temperature() > 0) {
      json.put("temperature", temperature());
    }
    json.put("error", error());
    if (trust() != Strategy.COMMON_TRUST) {
      json.put("trust", trust());
    }
    if (risk() != Strategy.COMMON_RISK) {
      json.put("risk", risk());
    }
    if (!doubts.deviations().isEmpty()) {
      json.put("deviations", doubts.deviations());
    }
    if (!doubts.alternatives().isEmpty()) {
      json.put("alternatives", doubts.alternatives().stream().map(WrittenStrategy::json).toList());
    }
    json.putAll(other);
    return json;
  }

  private static Map<String, Object> json(Doubts.Alternative alternative) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(SHARE, alternative.share());
    json.putAll(alternative.strategy().json());
    return json;
  }
}
