package olsy.learning.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import olsy.core.game.Spelling;
import olsy.learning.io.InputException;

/** The players that are called by name instead of by file. */
public record ModelFolder(Path folder) {

  private static final String SUFFIX = ".json";
  private static final Pattern WITH_DEPTH = Pattern.compile("(.+)@([1-9]\\d{0,2})");

  /** The folder of the installed program. */
  public static ModelFolder installed() {
    return new ModelFolder(Path.of(System.getProperty("olsy.home", "."), "models"));
  }

  public List<String> names() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new InputException("cannot read the folder of players " + folder, e);
    }
  }

  /**
   * Finds a player.
   *
   * @param reference a file, or the name of a player in this folder; {@code @6} behind either sets
   *     the depth
   */
  public PlayerFile player(String reference) {
    Matcher withDepth = WITH_DEPTH.matcher(reference);
    if (!Files.exists(Path.of(reference)) && withDepth.matches()) {
      return find(withDepth.group(1)).withDepth(Integer.parseInt(withDepth.group(2)));
    }
    return find(reference);
  }

  private PlayerFile find(String reference) {
    Path file = Path.of(reference);
    if (Files.exists(file)) {
      return PlayerFile.read(file);
    }
    if (names().contains(reference)) {
      return PlayerFile.read(folder.resolve(reference + SUFFIX));
    }
    throw new InputException(
        "there is no file " + reference + "; " + Spelling.unknown("player", reference, names()));
  }
}
