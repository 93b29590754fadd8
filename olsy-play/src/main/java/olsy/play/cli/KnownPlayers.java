package olsy.play.cli;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;

/** The players of a folder who may have moved in games, and who nobody in particular is. */
public final class KnownPlayers {

  private static final String MODELS = "--models";

  private KnownPlayers() {}

  /**
   * By name; by the name of the file where several have the same.
   *
   * @param models their folder; null for those that come with the program
   */
  public static Map<String, PlayerFile> read(Path models, Game<?> game) {
    ModelFolder folder = models == null ? ModelFolder.installed() : new ModelFolder(models);
    Map<Path, PlayerFile> read = new LinkedHashMap<>();
    for (String name : folder.names()) {
      Path file = folder.find(name).orElseThrow();
      PlayerFile one = PlayerFile.read(file);
      if (Games.named(one.game()).family().equals(game.family())) {
        read.put(file, one.playing(game));
      } else {
        Arguments.require(
            models == null,
            MODELS,
            "players of " + game.name() + ", the game of --game",
            "one of " + one.game() + " in " + file);
      }
    }
    Arguments.require(
        !read.isEmpty(), MODELS, "players of " + game.name(), "none in " + folder.folder());
    List<String> names = read.values().stream().map(PlayerFile::name).toList();
    Map<String, PlayerFile> players = new LinkedHashMap<>();
    read.forEach(
        (file, one) ->
            players.put(
                Collections.frequency(names, one.name()) == 1 ? one.name() : baseName(file), one));
    return players;
  }

  private static String baseName(Path file) {
    return Optional.ofNullable(file.getFileName())
        .map(name -> name.toString().replaceFirst("\\.json$", ""))
        .orElseThrow();
  }

  /**
   * Whoever is none of them.
   *
   * @param known by name
   */
  public static Optional<PlayerFile> generic(
      Optional<Population> population, Set<String> known, Game<?> game) {
    return population
        .map(all -> all.without(known, Set.of()))
        .filter(all -> !all.isEmpty())
        .map(
            all ->
                new PlayerFile(
                    game.name(),
                    "generic",
                    MinimaxSearches.ALPHA_BETA,
                    all.generic(),
                    null,
                    Map.of()));
  }
}
