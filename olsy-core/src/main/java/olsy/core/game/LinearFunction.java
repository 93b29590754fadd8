package olsy.core.game;

import java.util.List;
import java.util.stream.IntStream;

/**
 * w·h of positions, as {@link Features#compiled} makes it for fixed weights w.
 *
 * <p>The sum is exact while it fits into a long.
 */
@FunctionalInterface
public interface LinearFunction<P> {

  /** With the features as a side sees them. */
  long value(P position, Side side);

  /**
   * The definition: extracts the features, multiplies them and adds.
   *
   * @param weights in the order of the features
   */
  static <P> LinearFunction<P> byExtraction(Features<P> features, int[] weights) {
    List<String> names = features.names();
    Features<P> needed =
        features.covering(
            IntStream.range(0, weights.length)
                .filter(i -> weights[i] != 0)
                .mapToObj(names::get)
                .toList());
    int[] weightsNeeded =
        needed.names().stream().mapToInt(name -> weights[names.indexOf(name)]).toArray();
    return (position, side) -> {
      int[] h = new int[weightsNeeded.length];
      needed.extract(position, side, h);
      long sum = 0;
      for (int i = 0; i < h.length; i++) {
        sum += (long) weightsNeeded[i] * h[i];
      }
      return sum;
    };
  }
}
