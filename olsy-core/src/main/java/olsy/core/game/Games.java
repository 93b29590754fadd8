package olsy.core.game;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games this program knows, by their families. */
public final class Games {

  /** Between the name of a family and a variant of it. */
  static final char COLON = ':';

  private static final List<GameFamily> FAMILIES =
      ServiceLoader.load(GameFamily.class).stream()
          .map(ServiceLoader.Provider::get)
          .collect(Collectors.toUnmodifiableList());

  private static final List<Game<?>> ALL =
      FAMILIES.stream()
          .<Game<?>>flatMap(family -> family.usual().stream())
          .collect(Collectors.toUnmodifiableList());

  private Games() {}

  public static List<GameFamily> families() {
    return FAMILIES;
  }

  /** The usual games of all families. */
  public static List<Game<?>> all() {
    return ALL;
  }

  /**
   * The game of that name: a family's, or a family's with a variant of it, {@code kalah:4,3}.
   *
   * @throws IllegalArgumentException naming the nearest family, or what is wrong with the variant
   */
  public static Game<?> named(String name) {
    int colon = name.indexOf(COLON);
    GameFamily family = family(colon < 0 ? name : name.substring(0, colon));
    return colon < 0 ? family.usual().get(0) : family.variant(name.substring(colon + 1));
  }

  private static GameFamily family(String name) {
    return FAMILIES.stream()
        .filter(family -> family.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Spelling.unknown(
                        "game", name, FAMILIES.stream().map(GameFamily::name).toList())));
  }
}
