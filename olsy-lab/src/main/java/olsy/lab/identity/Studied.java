package olsy.lab.identity;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.players.Provenance;
import olsy.learning.population.Population;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;

/** Players who are known by models that are learned from their games. */
final class Studied {

  private static final int MAX_DEPTH = 5;

  private Studied() {}

  static KnownPlayer<Checkers> player(String name, List<DecidedGame<Checkers>> games, long seed) {
    int decisions = DecidedGame.decisions(games);
    int all = games.stream().mapToInt(game -> game.examples().size()).sum();
    Decisions<Checkers> seen =
        new Decisions<>(
            new Provenance.Origin(List.of(), name, null, 0, List.of()),
            new Provenance.Seen(games.size(), decisions, all - decisions),
            games,
            List.of());
    return KnownPlayer.of(
        Training.again(
                LabGame.CHECKERS,
                TrainingSettings.of(MAX_DEPTH, seed).withPopulation(others(name)),
                seen,
                null)
            .learn()
            .model()
            .player()
            .withName(name),
        LabGame.CHECKERS);
  }

  /** As 'olsy fit' does: what other players have in common is expected first. */
  private static Optional<Population> others(String name) {
    return Population.installed(LabGame.CHECKERS)
        .map(all -> all.without(Set.of(name), Set.of()))
        .filter(all -> !all.isEmpty());
  }
}
