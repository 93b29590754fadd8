package olsy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Algorithms;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.archive.ArchiveDecisions;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.Decisions;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.Trained;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;

/** What docs/architecture.md shows of OLSY as a library. */
final class LibraryExample {

  private LibraryExample() {}

  // The example begins.
  /** Learns a player from an archive, and answers the first move to play against it. */
  static String firstMoveAgainst(String opponent, Path archive) {
    EnglishCheckers game = new EnglishCheckers();

    // Learn from decisions.
    Decisions<Checkers> decisions =
        ArchiveDecisions.read(
            new GameLog<>(game, List.of(archive), System.err::println),
            new PlayerNames(List.of()),
            new ArchiveDecisions.Selection(opponent, null, 0, 1));
    Trained trained = Training.once(game, TrainingSettings.of(2, 1), decisions).learn();
    PlayerFile model = trained.model().player();
    System.out.println("foresees " + trained.accuracy().strict() + " of unseen decisions");

    // Search with a model.
    PlayerFile own = ModelFolder.installed().player("samuel-1@4");
    PlayerFile olsy =
        new PlayerFile(
            own.game(), "olsy", Algorithms.ofPlayer("soft"), own.strategy(), model, Map.of());
    SearchResult<Checkers> found =
        olsy.search(game).search(game.start(), SearchBudget.ofEvaluations(1_000_000));
    return game.move(game.start(), found.choice());
  }
  // The example ends.
}
