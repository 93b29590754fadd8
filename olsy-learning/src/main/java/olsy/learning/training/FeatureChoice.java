package olsy.learning.training;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import olsy.core.game.Game;
import olsy.core.game.Spelling;

/**
 * What to learn with.
 *
 * @param text the name of a pool, or the features
 */
record FeatureChoice(String text, List<String> features) {

  /** From so many on the last pool, which goes on learning where small ones have finished. */
  private static final int DECISIONS_FOR_LARGE = 200;

  /** From so many decisions on, and from twice, four times … as many, pools compete. */
  private static final int FIRST_CONTEST = 100;

  /** What explains so much needs no other features. */
  private static final double EXPLAINED = 0.9;

  /** All that a game has. */
  private static final String ALL = "all";

  /** For a learner that finds out by itself which ones matter. */
  static FeatureChoice all(Game<?> game) {
    return new FeatureChoice(ALL, game.features().names());
  }

  /** By how much there is to learn from. */
  static FeatureChoice forDecisions(int decisions, Game<?> game) {
    List<String> names = List.copyOf(game.pools().keySet());
    return pool(names.get(decisions < DECISIONS_FOR_LARGE ? 0 : names.size() - 1), game);
  }

  /**
   * Those of the model before; of 100, 200, 400 … decisions all pools, where it explains too
   * little.
   *
   * @param before null for none
   */
  static List<FeatureChoice> after(LearnedModel before, int decisions, Game<?> game) {
    Collection<String> pools = game.pools().keySet();
    boolean contest =
        contestsUntil(decisions) > contestsUntil(before == null ? 0 : before.fitted())
            && (before == null || before.chosen().training().strict() < EXPLAINED);
    if (contest) {
      return pools.stream().map(pool -> pool(pool, game)).toList();
    }
    return List.of(
        before == null
            ? pool(pools.iterator().next(), game)
            : named(before.provenance().learning().features(), game));
  }

  private static int contestsUntil(int decisions) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(decisions / FIRST_CONTEST);
  }

  private static FeatureChoice pool(String name, Game<?> game) {
    return new FeatureChoice(name, game.pools().get(name));
  }

  /**
   * Those that were asked for.
   *
   * @param text the name of a pool, {@code all}, or features with commas between them
   * @throws IllegalArgumentException when the game does not have them, naming the nearest
   */
  static FeatureChoice named(String text, Game<?> game) {
    Map<String, List<String>> pools = game.pools();
    if (text.equals(ALL)) {
      return all(game);
    }
    if (pools.containsKey(text)) {
      return pool(text, game);
    }
    List<String> features = Arrays.stream(text.split(",", -1)).map(String::strip).toList();
    Set<String> known = new TreeSet<>(game.features().names());
    Set<String> seen = new TreeSet<>();
    for (String feature : features) {
      if (!known.contains(feature)) {
        Set<String> words = new TreeSet<>(known);
        words.addAll(features.size() == 1 ? pools.keySet() : Set.of());
        throw new IllegalArgumentException(
            Spelling.unknown(features.size() == 1 ? "pool or feature" : "feature", feature, words));
      }
      if (!seen.add(feature)) {
        throw new IllegalArgumentException(feature + " is there twice");
      }
    }
    return new FeatureChoice(String.join(",", features), features);
  }

  /** Weights to begin learning with: what beginners count. */
  List<Double> start(Game<?> game) {
    return features.stream().map(name -> game.material().getOrDefault(name, 0.0)).toList();
  }
}
