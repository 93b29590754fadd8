package olsy.learning.training;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import olsy.core.game.Game;
import olsy.core.game.Spelling;
import olsy.learning.text.InputException;

/**
 * What to learn with.
 *
 * @param text the name of a pool, or the features
 */
record FeatureChoice(String text, List<String> features) {

  /** From so many on the last pool, which goes on learning where small ones have finished. */
  private static final int DECISIONS_FOR_LARGE = 200;

  /**
   * @param text the name of a pool or features with commas between them; null to choose by what
   *     there is to learn from
   */
  static FeatureChoice of(String text, Game<?> game, int decisions) {
    Map<String, List<String>> pools = game.pools();
    if (text == null) {
      List<String> names = List.copyOf(pools.keySet());
      String pool = names.get(decisions < DECISIONS_FOR_LARGE ? 0 : names.size() - 1);
      return new FeatureChoice(pool, pools.get(pool));
    }
    if (pools.containsKey(text)) {
      return new FeatureChoice(text, pools.get(text));
    }
    List<String> features = Arrays.stream(text.split(",", -1)).map(String::strip).toList();
    Set<String> known = new TreeSet<>(game.features().names());
    Set<String> seen = new TreeSet<>();
    for (String feature : features) {
      if (!known.contains(feature)) {
        Set<String> words = new TreeSet<>(known);
        words.addAll(features.size() == 1 ? pools.keySet() : Set.of());
        throw new InputException(
            "--features: "
                + Spelling.unknown(
                    features.size() == 1 ? "pool or feature" : "feature", feature, words));
      }
      if (!seen.add(feature)) {
        throw new InputException("--features: " + feature + " is there twice");
      }
    }
    return new FeatureChoice(String.join(",", features), features);
  }

  /** Weights to begin learning with: what beginners count. */
  List<Double> start(Game<?> game) {
    return features.stream().map(name -> game.material().getOrDefault(name, 0.0)).toList();
  }
}
