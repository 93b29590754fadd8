package olsy.learning.players;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is not known of how somebody plays: how far the weights may be off, and which other
 * strategies explain the same decisions. A strategy with alternatives is a mixture. Its own share
 * is what theirs leave.
 *
 * @param deviations standard deviations by feature, in units of the weights
 * @param alternatives without alternatives of their own
 */
public record Doubts(Map<String, Double> deviations, List<Alternative> alternatives) {

  /** Of a strategy that is what it says, such as one written by hand. */
  public static final Doubts NONE = new Doubts(Map.of(), List.of());

  /**
   * Another strategy that it may be.
   *
   * @param share how probable that is, between 0 and 1
   */
  public record Alternative(double share, WrittenStrategy strategy) {

    public Alternative {
      if (!(share > 0 && share < 1)) {
        throw new IllegalArgumentException("a share between 0 and 1 expected, found " + share);
      }
      if (!strategy.doubts().alternatives.isEmpty()) {
        throw new IllegalArgumentException("an alternative has no alternatives of its own");
      }
    }
  }

  public Doubts {
    deviations.forEach(
        (feature, deviation) -> {
          if (!(deviation >= 0 && Double.isFinite(deviation))) {
            throw new IllegalArgumentException("the deviation of " + feature + " is " + deviation);
          }
        });
    deviations = Collections.unmodifiableMap(new LinkedHashMap<>(deviations));
    alternatives = List.copyOf(alternatives);
    if (!(others(alternatives) < 1)) {
      throw new IllegalArgumentException(
          "shares below 1 in all expected, found " + others(alternatives));
    }
  }

  /** The share of the strategy that has these doubts. */
  public double ownShare() {
    return 1 - others(alternatives);
  }

  private static double others(List<Alternative> alternatives) {
    return alternatives.stream().mapToDouble(Alternative::share).sum();
  }

  public Doubts withoutAlternatives() {
    return new Doubts(deviations, List.of());
  }
}
