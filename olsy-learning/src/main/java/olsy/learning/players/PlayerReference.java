package olsy.learning.players;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.InputException;

/**
 * How users call players: by a file or a name, and {@code @6} behind it for the depth.
 *
 * @param depth empty for the player's own
 */
public record PlayerReference(String name, OptionalInt depth) {

  /** Further ahead no search is asked to look. */
  public static final int MOST_PLIES = 99;

  private static final Pattern WITH_DEPTH = Pattern.compile("(.+)@(\\d{1,9})");

  /**
   * A file may have such a name: then it is meant.
   *
   * @throws InputException when nobody looks that far
   */
  public static PlayerReference of(String text) {
    Matcher withDepth = WITH_DEPTH.matcher(text);
    if (Files.isRegularFile(Path.of(text)) || !withDepth.matches()) {
      return new PlayerReference(text, OptionalInt.empty());
    }
    int depth = Integer.parseInt(withDepth.group(2));
    if (depth < 1 || depth > MOST_PLIES) {
      throw new InputException(
          text + ": expected a depth from 1 to " + MOST_PLIES + " behind @, found " + depth);
    }
    return new PlayerReference(withDepth.group(1), OptionalInt.of(depth));
  }
}
