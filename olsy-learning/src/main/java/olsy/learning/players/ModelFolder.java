package olsy.learning.players;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.game.Spelling;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/** The players that are called by name instead of by file. */
public record ModelFolder(Path folder) {

  private static final String SUFFIX = ".json";

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
      throw TextFile.unreadable(folder, e);
    }
  }

  /**
   * Finds a player.
   *
   * @param reference the name of a player in this folder, or a file; {@code @6} behind either sets
   *     the depth, as {@link PlayerReference} says
   */
  public PlayerFile player(String reference) {
    return player(reference, Limits.NONE);
  }

  /**
   * Finds a player.
   *
   * @param limits beside those behind the reference, in the place of the file's
   */
  public PlayerFile player(String reference, Limits limits) {
    PlayerReference asked = PlayerReference.of(reference);
    return PlayerFile.read(file(asked.name())).within(asked.limits().or(limits));
  }

  private Path file(String name) {
    return find(name)
        .or(() -> Optional.of(Path.of(name)).filter(Files::exists))
        .orElseThrow(
            () ->
                new InputException(
                    "there is no file " + name + "; " + Spelling.unknown("player", name, names())));
  }

  /** The file of a player of this folder. */
  public Optional<Path> find(String name) {
    return names().contains(name) ? Optional.of(folder.resolve(name + SUFFIX)) : Optional.empty();
  }
}
