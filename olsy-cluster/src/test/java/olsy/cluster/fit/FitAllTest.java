package olsy.cluster.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import olsy.cluster.PlayedGames;
import olsy.cluster.archive.ArchiveIndex;
import olsy.cluster.work.AtOnce;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Work;
import olsy.cluster.work.WorkListener;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.archive.PlayerNames;
import olsy.learning.training.TrainingSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitAllTest {

  private static final String ILL = "samuel-1";

  @TempDir Path folder;

  private Map<String, String> run(Path games, String name, Predicate<Work> fatal)
      throws IOException, InterruptedException {
    ArchiveIndex index = ArchiveIndex.of(new EnglishCheckers(), List.of(games), List.of());
    TrainingSettings training = TrainingSettings.of(1, 1).withFeatures("men,kings");
    Path out = folder.resolve(name);
    try (Journal journal = Journal.open(folder.resolve(name + ".work"), index.hash())) {
      Dispatcher dispatcher =
          new Dispatcher(
              AtOnce.dyingOf(fatal),
              journal,
              WorkListener.DEAF,
              Duration.ofDays(1),
              System::nanoTime);
      FitPlan plan = new FitPlan(new PlayerNames(List.of()), 1);
      index.make(dispatcher).read(sentence -> {}, plan::add);
      new FitAll(
              FitSettings.of(index.archives(), training),
              plan.players(10),
              plan.everybody(),
              dispatcher)
          .run(out);
    }
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(out)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(out.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  /** Others were compared with fewer models then; that is done again. */
  @Test
  void whatAFaultHasChangedIsDoneAgainWhenItIsGone() throws IOException, InterruptedException {
    Path games = PlayedGames.write(folder.resolve("games.pdn"), 2, 1);
    Map<String, String> undisturbed = run(games, "well", work -> false);
    Map<String, String> disturbed =
        run(games, "ill", work -> work instanceof FitWork fit && fit.player().name().equals(ILL));
    String fault =
        disturbed
            .get("accounts.jsonl")
            .lines()
            .filter(row -> row.contains(ILL))
            .findAny()
            .orElseThrow();
    assertEquals(true, fault.endsWith("\"fault\":\"they died\"}"), fault);
    assertNotEquals(undisturbed, disturbed);
    assertEquals(undisturbed, run(games, "ill", work -> false));
  }
}
