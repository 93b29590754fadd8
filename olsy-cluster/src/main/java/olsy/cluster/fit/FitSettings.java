package olsy.cluster.fit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.cluster.archive.Archives;
import olsy.learning.players.Provenance;
import olsy.learning.population.Population;
import olsy.learning.text.Json;
import olsy.learning.training.TrainingSettings;

/**
 * What every fit of a run has in common, as it is sent to whoever does it.
 *
 * @param features a pool or features with commas between them; null to choose
 * @param date for the files, or null
 * @param population as JSON; null for none
 */
public record FitSettings(
    Archives archives, int maxDepth, String features, long seed, String date, String population)
    implements Serializable {

  public static FitSettings of(Archives archives, TrainingSettings training) {
    return new FitSettings(
        archives,
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
    for (int i = 0; i < archives.hashes().size(); i++) {
      String file = archives.files().get(i).getFileName().toString();
      sources.add(new Provenance.Source(file, archives.hashes().get(i)));
    }
    return new Provenance.Origin(sources, player, null, 0, archives.aliases());
  }
}
