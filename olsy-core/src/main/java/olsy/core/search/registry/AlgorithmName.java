package olsy.core.search.registry;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What files and commands call an algorithm: {@code m-star-1p} for M_STAR_1P. */
public final class AlgorithmName {

  private AlgorithmName() {}

  public static String of(Enum<?> algorithm) {
    return algorithm.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The one with a name.
   *
   * @param algorithms all there are
   * @throws IllegalArgumentException naming those that exist
   */
  public static <A extends Enum<A>> A find(String name, A[] algorithms) {
    return Arrays.stream(algorithms)
        .filter(algorithm -> of(algorithm).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown algorithm "
                        + name
                        + "; there are "
                        + Arrays.stream(algorithms)
                            .map(AlgorithmName::of)
                            .collect(Collectors.joining(", "))));
  }
}
