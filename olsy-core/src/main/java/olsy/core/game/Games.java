package olsy.core.game;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The games this program knows. A new one is a package and a line in {@code
 * META-INF/services/olsy.core.game.Game}.
 */
public final class Games {

  private static final List<Game<?>> ALL =
      ServiceLoader.load(Game.class).stream()
          .<Game<?>>map(ServiceLoader.Provider::get)
          .collect(Collectors.toUnmodifiableList());

  private Games() {}

  public static List<Game<?>> all() {
    return ALL;
  }

  /**
   * The game of that name.
   *
   * @throws IllegalArgumentException naming the games that are known
   */
  public static Game<?> named(String name) {
    return ALL.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown game \""
                        + name
                        + "\", known: "
                        + ALL.stream().map(Game::name).collect(Collectors.joining(", "))));
  }
}
