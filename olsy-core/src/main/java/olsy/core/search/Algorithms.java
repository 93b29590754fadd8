package olsy.core.search;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import olsy.core.game.Spelling;

/** The algorithms this program knows, in the order of their families. */
public final class Algorithms {

  private static final List<Algorithm> ALL =
      ServiceLoader.load(AlgorithmFamily.class).stream()
          .flatMap(family -> family.get().algorithms().stream())
          .collect(Collectors.toUnmodifiableList());

  private Algorithms() {}

  public static List<Algorithm> all() {
    return ALL;
  }

  /** Those that search for a player. */
  public static List<PlayerAlgorithm> ofPlayers() {
    return ALL.stream()
        .filter(PlayerAlgorithm.class::isInstance)
        .map(PlayerAlgorithm.class::cast)
        .toList();
  }

  public static List<String> names() {
    return ALL.stream().map(Algorithm::name).toList();
  }

  /**
   * The algorithm of that name.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static Algorithm named(String name) {
    return ALL.stream()
        .filter(algorithm -> algorithm.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(Spelling.unknown("algorithm", name, names())));
  }

  /**
   * The algorithm of that name, which searches for a player.
   *
   * @throws IllegalArgumentException naming the nearest, or saying that it searches for no player
   */
  public static PlayerAlgorithm ofPlayer(String name) {
    if (named(name) instanceof PlayerAlgorithm algorithm) {
      return algorithm;
    }
    throw new IllegalArgumentException(
        name + " searches explicit trees, not the positions of a player");
  }
}
