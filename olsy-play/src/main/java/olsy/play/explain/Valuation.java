package olsy.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import olsy.core.game.Feature;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.statistics.Interval;
import olsy.learning.players.PlayerFile;

/**
 * What a player values, beside another one: the most important first.
 *
 * @param inMen whether the weights were divided by that of a man
 */
public record Valuation(List<Item> items, boolean inMen) {

  /**
   * A feature.
   *
   * @param weight in the unit
   * @param importance how far it moves the value: the weight, without its sign, times the standard
   *     deviation of the feature in random games
   * @param other weight of the other player, in its own unit; null when there is none
   * @param range where the weight lies, two standard deviations to both sides; null where that is
   *     not known
   */
  public record Item(
      String feature,
      String definition,
      double weight,
      double importance,
      Double other,
      Interval range) {

    private static Item of(
        Feature feature, double weight, double spread, Double other, Double deviation) {
      double reach = deviation == null ? 0 : DEVIATIONS * deviation;
      return new Item(
          feature.name(),
          feature.definition(),
          weight,
          Math.abs(weight) * spread,
          other,
          deviation == null ? null : new Interval(weight - reach, weight + reach));
    }
  }

  private static final String MEN = "men";

  /** Within so many lie 95 % of what is normally distributed. */
  private static final double DEVIATIONS = 2;

  public Valuation {
    items = List.copyOf(items);
  }

  public static <P extends Position<P>> Valuation of(PlayerFile player, Game<P> game) {
    return of(player, null, game);
  }

  /**
   * @param other null for none
   */
  public static <P extends Position<P>> Valuation of(
      PlayerFile player, PlayerFile other, Game<P> game) {
    Map<String, Double> weights = player.strategy().weights();
    Map<String, Double> others = other == null ? Map.of() : other.strategy().weights();
    double unit = unit(weights);
    double otherUnit = unit(others);
    Map<String, Double> spread = FeatureSpread.of(game);
    Map<String, Feature> features =
        game.features().list().stream()
            .collect(Collectors.toMap(Feature::name, Function.identity()));
    Map<String, Double> deviations = player.strategy().doubts().deviations();
    Set<String> names = new LinkedHashSet<>(weights.keySet());
    names.addAll(others.keySet());
    List<Item> items = new ArrayList<>();
    for (String name : names) {
      items.add(
          Item.of(
              features.get(name),
              weights.getOrDefault(name, 0.0) / unit,
              spread.get(name),
              other == null ? null : (Double) (others.getOrDefault(name, 0.0) / otherUnit),
              deviations.containsKey(name) ? (Double) (deviations.get(name) / unit) : null));
    }
    items.sort(Comparator.comparingDouble(Item::importance).reversed());
    return new Valuation(items, isInMen(weights));
  }

  /**
   * What a player's weights are divided by to be comparable: the weight of a man, or where that is
   * not positive the largest weight.
   */
  public static double unit(PlayerFile player) {
    return unit(player.strategy().weights());
  }

  /** Whether {@link #unit} is the weight of a man. */
  public static boolean isInMen(PlayerFile player) {
    return isInMen(player.strategy().weights());
  }

  private static boolean isInMen(Map<String, Double> weights) {
    return weights.getOrDefault(MEN, 0.0) > 0;
  }

  private static double unit(Map<String, Double> weights) {
    double largest = weights.values().stream().mapToDouble(Math::abs).max().orElse(0);
    return isInMen(weights) ? weights.get(MEN) : largest > 0 ? largest : 1;
  }
}
