package olsy.learning.population;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What weights a player probably has before anything is seen of it, in logits: each is normally
 * distributed for itself. A feature that is not named is one of which nothing is known.
 *
 * @param means by feature
 * @param deviations of the same features, more than 0
 */
public record WeightPrior(Map<String, Double> means, Map<String, Double> deviations) {

  public WeightPrior {
    means = Collections.unmodifiableMap(new LinkedHashMap<>(means));
    deviations = Collections.unmodifiableMap(new LinkedHashMap<>(deviations));
    if (!means.keySet().equals(deviations.keySet())) {
      throw new IllegalArgumentException("means and deviations are of different features");
    }
    deviations.forEach(
        (feature, deviation) -> {
          if (!(deviation > 0)) {
            throw new IllegalArgumentException("the deviation of " + feature + " is " + deviation);
          }
        });
  }

  public boolean knows(String feature) {
    return means.containsKey(feature);
  }
}
