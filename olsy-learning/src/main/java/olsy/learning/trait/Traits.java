package olsy.learning.trait;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.statistics.Normal;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.WeightPrior;
import olsy.learning.prediction.Accuracy;

/**
 * What is telling of a player: weights that are surely not those of others, or where nobody else is
 * known, surely not 0.
 *
 * <pre>
 * for all that the player may be:
 *   w_j, σ_j ← weight and its deviation
 *   m_j      ← the mean of others; 0 where nobody else is known
 *   c        ← the median of w_j / m_j, each counted |m_j| / σ_j times: who is surer of itself has larger
 *              weights in all, and is no other for that
 *   z_j      ← (w_j − c m_j) / σ_j
 * z_j      ← that of them which is nearest to 0; 0 where their signs differ
 * telling  ← n · P(|Z| ≥ |z_j|) ≤ 1 %, for n features: with nothing to tell, nothing is told;
 *            and where the player has no deviations because it explains all it was learned from, its own weight
 *            has the same sign
 * </pre>
 *
 * Of a player whose moves are not surely foreseen better than by guessing nothing is told.
 */
public final class Traits {

  /** How often something may be told of a player of whom there is nothing to tell. */
  private static final double ERROR = 0.01;

  /** What a player is less probably is left out. */
  private static final double LEAST_SHARE = 0.05;

  /**
   * How a weight stands to that of others.
   *
   * @param weight of the player
   * @param z by how many deviations it is greater
   */
  private record Standing(double weight, double z) {

    /** What is sure of two. */
    Standing and(Standing other) {
      if (z * other.z <= 0) {
        return new Standing(weight, 0);
      }
      return Math.abs(z) <= Math.abs(other.z) ? this : other;
    }
  }

  private Traits() {}

  /**
   * The surest first; nothing of a player whose weights have no deviations.
   *
   * @param foreseen how often it does what was expected, in decisions that it was not fitted to
   * @param others what weights players have, where that is known
   */
  public static List<Trait> of(
      WrittenStrategy player,
      Accuracy foreseen,
      Features<?> features,
      Optional<WeightPrior> others) {
    if (foreseen.decisions() == 0 || foreseen.hits().interval().low() <= foreseen.uniform()) {
      return List.of();
    }
    Map<String, Double> means = others.map(WeightPrior::means).orElse(Map.of());
    Map<String, Standing> standings = new LinkedHashMap<>();
    for (WrittenStrategy part : parts(player)) {
      Map<String, Standing> its = standings(part, means);
      if (standings.isEmpty()) {
        standings.putAll(its);
      } else {
        standings.replaceAll(
            (feature, one) -> one.and(its.getOrDefault(feature, new Standing(0, 0))));
      }
    }
    List<Trait> traits = new ArrayList<>();
    for (Feature feature : features.list()) {
      Standing one = standings.get(feature.name());
      if (one != null
          && standings.size() * 2 * (1 - Normal.cumulative(Math.abs(one.z))) <= ERROR
          && agrees(player, feature, one)) {
        traits.add(
            new Trait(feature, kind(one.z > 0, one.weight > 0, !means.isEmpty()), Math.abs(one.z)));
      }
    }
    traits.sort(Comparator.comparingDouble(Trait::certainty).reversed());
    return List.copyOf(traits);
  }

  /** Whether what explains all decisions explains them so, too. */
  private static boolean agrees(WrittenStrategy player, Feature feature, Standing standing) {
    return !player.doubts().deviations().isEmpty()
        || player.weights().getOrDefault(feature.name(), 0.0) * standing.weight > 0;
  }

  private static Trait.Kind kind(boolean isMore, boolean isLiked, boolean isCompared) {
    if (!isCompared) {
      return isMore ? Trait.Kind.LIKES : Trait.Kind.AVOIDS;
    }
    if (isLiked) {
      return isMore ? Trait.Kind.LIKES_MORE : Trait.Kind.CARES_LESS;
    }
    return isMore ? Trait.Kind.AVOIDS_LESS : Trait.Kind.AVOIDS_MORE;
  }

  /** What the player may be, as far as it says how far it may be off. */
  private static List<WrittenStrategy> parts(WrittenStrategy player) {
    List<WrittenStrategy> parts = new ArrayList<>();
    parts.add(player);
    player.doubts().alternatives().stream()
        .filter(one -> one.share() >= LEAST_SHARE)
        .map(Doubts.Alternative::strategy)
        .forEach(parts::add);
    parts.removeIf(one -> one.doubts().deviations().isEmpty());
    return parts;
  }

  private static Map<String, Standing> standings(WrittenStrategy part, Map<String, Double> means) {
    double scale = scale(part, means);
    Map<String, Standing> standings = new LinkedHashMap<>();
    part.doubts()
        .deviations()
        .forEach(
            (feature, deviation) -> {
              if (deviation > 0 && (means.isEmpty() || (scale > 0 && means.containsKey(feature)))) {
                double weight = part.weights().getOrDefault(feature, 0.0);
                double mean = means.isEmpty() ? 0 : scale * means.get(feature);
                standings.put(feature, new Standing(weight, (weight - mean) / deviation));
              }
            });
    return standings;
  }

  /** How much of the others' function is in the player's; 0 where they have nothing in common. */
  private static double scale(WrittenStrategy part, Map<String, Double> means) {
    record Ratio(double value, double times) {}

    List<Ratio> ratios = new ArrayList<>();
    part.doubts()
        .deviations()
        .forEach(
            (feature, deviation) -> {
              double mean = means.getOrDefault(feature, 0.0);
              if (mean != 0 && deviation > 0) {
                double weight = part.weights().getOrDefault(feature, 0.0);
                ratios.add(new Ratio(weight / mean, Math.abs(mean) / deviation));
              }
            });
    ratios.sort(Comparator.comparingDouble(Ratio::value));
    double half = ratios.stream().mapToDouble(Ratio::times).sum() / 2;
    double before = 0;
    for (Ratio ratio : ratios) {
      before += ratio.times;
      if (before >= half) {
        return ratio.value;
      }
    }
    return 0;
  }
}
