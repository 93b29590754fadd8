package olsy.learning.players;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Spelling;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.TextFile;

/** The players that are called by name instead of by file. */
public record ModelFolder(Path folder) {

  private static final String SUFFIX = ".json";

  /** What the names of our own players begin with. */
  private static final String OURS = "olsy";

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

  /**
   * Our own player of a game, or of another one of its family: its name begins with {@code olsy}.
   *
   * @throws InputException where there is none
   */
  public String usual(Game<?> game) {
    return first(game, name -> name.startsWith(OURS))
        .orElseThrow(
            () ->
                new InputException(
                    "expected --player PLAYER: there is no player of "
                        + game.family()
                        + " in "
                        + folder
                        + " whose name begins with "
                        + OURS));
  }

  /**
   * The first of the others who play a game, or another one of its family.
   *
   * @throws InputException where there is none
   */
  public String rival(Game<?> game) {
    return first(game, name -> !name.startsWith(OURS))
        .orElseThrow(
            () ->
                new InputException(
                    "expected --opponent OPPONENT: nobody in "
                        + folder
                        + " plays "
                        + game.family()));
  }

  private Optional<String> first(Game<?> game, Predicate<String> isMeant) {
    return names().stream()
        .filter(isMeant)
        .filter(name -> gameOf(folder.resolve(name + SUFFIX)).family().equals(game.family()))
        .findFirst();
  }

  private static Game<?> gameOf(Path file) {
    return Json.read(file, "a player").get("game").parsed(Games::named);
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
