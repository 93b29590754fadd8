package olsy.core.game;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The games for many players that this program knows. A new one is a package and a line in {@code
 * META-INF/services/olsy.core.game.ManyGameFamily}.
 */
public final class ManyGames {

  private static final List<ManyGame<?>> ALL =
      ServiceLoader.load(ManyGameFamily.class).stream()
          .<ManyGame<?>>flatMap(family -> family.get().games().stream())
          .collect(Collectors.toUnmodifiableList());

  private ManyGames() {}

  public static List<ManyGame<?>> all() {
    return ALL;
  }

  /**
   * The game of that name.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static ManyGame<?> named(String name) {
    return ALL.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Spelling.unknown(
                        "game for many players", name, ALL.stream().map(ManyGame::name).toList())));
  }
}
