package olsy.learning.players;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
   *     the depth
   */
  public PlayerFile player(String reference) {
    PlayerReference asked = PlayerReference.of(reference);
    PlayerFile player = PlayerFile.read(file(asked.name()));
    return asked.depth().isPresent() ? player.withDepth(asked.depth().getAsInt()) : player;
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
