package olsy.learning.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import olsy.core.game.Side;

/**
 * Who somebody in an archive is. Capitals and the number of spaces make no difference; aliases join
 * the names of one player. A game without a name has the player {@code ?}, who is whoever is not
 * known.
 */
public final class PlayerNames {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  public static final String UNKNOWN = "?";

  /** By the key of an alias, the name that stands for it. */
  private final Map<String, String> names = new HashMap<>();

  private final List<String> aliases;

  /**
   * @param aliases like {@code M Tinsley=MF Tinsley}: the first is counted as the second
   * @throws IllegalArgumentException when an alias has another form or contradicts one before
   */
  public PlayerNames(List<String> aliases) {
    this.aliases = List.copyOf(aliases);
    for (String alias : aliases) {
      String[] two = alias.split("=", -1);
      if (two.length != 2 || two[0].isBlank() || two[1].isBlank()) {
        throw new IllegalArgumentException("expected NAME=NAME, found \"" + alias + '"');
      }
      String name = of(two[1]);
      String before = names.get(key(two[0]));
      if (before != null && !same(before, name)) {
        throw new IllegalArgumentException(
            "\"" + tidy(two[0]) + "\" is \"" + before + "\" already, found " + alias);
      }
      if (!key(two[0]).equals(key(name))) {
        names.put(key(two[0]), name);
      }
    }
  }

  /** As they were given. */
  public List<String> aliases() {
    return aliases;
  }

  /** The name that a player goes by. */
  public String of(String written) {
    String name = tidy(written);
    for (String next = names.get(key(name)); next != null; next = names.get(key(name))) {
      name = next;
    }
    return name;
  }

  /** Who played a side; Black moves first. */
  public String of(PdnGame game, Side side) {
    String name = tidy(game.tags().getOrDefault(side == Side.FIRST ? "Black" : "White", UNKNOWN));
    return name.isEmpty() ? UNKNOWN : of(name);
  }

  public boolean same(String one, String other) {
    return key(of(one)).equals(key(of(other)));
  }

  /** Equal for all ways to write the name. */
  public static String key(String name) {
    return tidy(name).toLowerCase(Locale.ROOT);
  }

  private static String tidy(String name) {
    return SPACE.matcher(name.strip()).replaceAll(" ");
  }
}
