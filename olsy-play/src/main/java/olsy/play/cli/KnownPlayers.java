package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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

  /** Those of the game; players of others are passed over without a word. */
  public static Map<String, PlayerFile> read(Path models, Game<?> game) {
    return read(models, game, others -> {});
  }

  /**
   * By name; by the name of the file where several have the same.
   *
   * @param models their folder; null for those that come with the program
   * @param passedOver is told the files of players of other games in a folder that was given, with
   *     their games, if there are any
   */
  static Map<String, PlayerFile> read(
      Path models, Game<?> game, Consumer<List<String>> passedOver) {
    ModelFolder folder = models == null ? ModelFolder.installed() : new ModelFolder(models);
    Map<Path, PlayerFile> read = new LinkedHashMap<>();
    List<String> others = new ArrayList<>();
    for (String name : folder.names()) {
      Path file = folder.find(name).orElseThrow();
      PlayerFile one = PlayerFile.read(file);
      if (Games.named(one.game()).family().equals(game.family())) {
        read.put(file, one.playing(game));
      } else {
        others.add(file.getFileName() + " (" + one.game() + ")");
      }
    }
    Arguments.require(
        !read.isEmpty(),
        MODELS,
        "players of " + game.name(),
        (others.isEmpty() ? "none in " : "only players of other games in ") + folder.folder());
    if (models != null && !others.isEmpty()) {
      passedOver.accept(others);
    }
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
