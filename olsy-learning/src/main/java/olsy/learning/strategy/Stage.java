package olsy.learning.strategy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A part of a fit in which several depths and frontier rules are tried on some decisions.
 *
 * @param work of each that is tried, by its name: about how much there is to do, in a unit that the
 *     stages of one fit have in common
 * @param starts from how many places each hypothesis is climbed
 */
public record Stage(Map<String, Double> work, int starts, int features, int decisions) {

  public Stage {
    work = Collections.unmodifiableMap(new LinkedHashMap<>(work));
  }

  /** Each hypothesis once. */
  public Stage(Map<String, Double> work, int features, int decisions) {
    this(work, 1, features, decisions);
  }

  /** That are tried. */
  public int hypotheses() {
    return work.size() / starts;
  }

  /** Of all together. */
  public double allWork() {
    return work.values().stream().mapToDouble(Double::doubleValue).sum();
  }
}
