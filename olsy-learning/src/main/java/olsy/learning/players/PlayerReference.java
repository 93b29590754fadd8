package olsy.learning.players;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How users call players: by a file or a name, and {@code @6} behind it for the depth.
 *
 * @param depth empty for the player's own
 */
public record PlayerReference(String name, OptionalInt depth) {

  private static final Pattern WITH_DEPTH = Pattern.compile("(.+)@([1-9]\\d{0,2})");

  /** A file may have such a name: then it is meant. */
  public static PlayerReference of(String text) {
    Matcher withDepth = WITH_DEPTH.matcher(text);
    return !Files.isRegularFile(Path.of(text)) && withDepth.matches()
        ? new PlayerReference(
            withDepth.group(1), OptionalInt.of(Integer.parseInt(withDepth.group(2))))
        : new PlayerReference(text, OptionalInt.empty());
  }
}
