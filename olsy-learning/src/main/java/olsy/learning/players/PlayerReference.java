package olsy.learning.players;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.core.clock.Limits;
import olsy.learning.text.InputException;

/**
 * How users call players: by a file or a name, and behind it {@code @6} for a depth, {@code @0.1s}
 * for a time a move, {@code @50000n} for nodes, or {@code @60+0.6} for a clock.
 *
 * @param limits none for the player's own
 */
public record PlayerReference(String name, Limits limits) {

  private static final Pattern LIMITED = Pattern.compile("(.+)@(\\d[\\d./+]{0,40}[sn]?)");

  /**
   * A file may have such a name: then it is meant.
   *
   * @throws InputException when nobody can play so
   */
  public static PlayerReference of(String text) {
    Matcher limited = LIMITED.matcher(text);
    if (Files.isRegularFile(Path.of(text)) || !limited.matches()) {
      return new PlayerReference(text, Limits.NONE);
    }
    try {
      return new PlayerReference(limited.group(1), limits(limited.group(2)));
    } catch (IllegalArgumentException e) {
      throw InputException.at(text, e);
    }
  }

  private static Limits limits(String text) {
    String number = text.substring(0, text.length() - 1);
    if (text.contains("+")) {
      return Limits.NONE.with("clock", text);
    }
    return text.endsWith("n")
        ? Limits.NONE.with("nodes", number)
        : text.endsWith("s")
            ? Limits.NONE.with("move-time", number)
            : Limits.NONE.with("depth", text);
  }
}
