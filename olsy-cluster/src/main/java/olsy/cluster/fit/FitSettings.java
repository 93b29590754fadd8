package olsy.cluster.fit;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.learning.players.Provenance;
import olsy.learning.population.Population;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;
import olsy.learning.training.TrainingSettings;

/**
 * What every fit of a run has in common, as it is sent to whoever does it.
 *
 * @param game its name
 * @param archives by their paths
 * @param hashes SHA-256 of each of them
 * @param aliases of players
 * @param features a pool or features with commas between them; null to choose
 * @param date for the files, or null
 * @param population as JSON; null for none
 */
public record FitSettings(
    String game,
    List<String> archives,
    List<String> hashes,
    List<String> aliases,
    int maxDepth,
    String features,
    long seed,
    String date,
    String population)
    implements Serializable {

  public FitSettings {
    archives = List.copyOf(archives);
    hashes = List.copyOf(hashes);
    aliases = List.copyOf(aliases);
  }

  /** Of archives that stand somewhere. */
  public static FitSettings of(
      Game<?> game, List<Path> archives, List<String> aliases, TrainingSettings training) {
    return new FitSettings(
        game.name(),
        archives.stream().map(archive -> archive.toAbsolutePath().normalize().toString()).toList(),
        archives.stream().map(Sha256::of).toList(),
        aliases,
        training.maxDepth(),
        training.features(),
        training.seed(),
        training.date(),
        training.population().map(all -> Json.line(all.json())).orElse(null));
  }

  TrainingSettings training() {
    return TrainingSettings.of(maxDepth, seed)
        .withFeatures(features)
        .withDate(date)
        .withPopulation(
            Optional.ofNullable(population)
                .map(json -> Population.of(Json.parse(json, "the population"))));
  }

  /** Where the decisions of a player stand. */
  Provenance.Origin origin(String player) {
    List<Provenance.Source> sources = new ArrayList<>();
    for (int i = 0; i < archives.size(); i++) {
      sources.add(
          new Provenance.Source(Path.of(archives.get(i)).getFileName().toString(), hashes.get(i)));
    }
    return new Provenance.Origin(sources, player, null, 0, aliases);
  }
}
