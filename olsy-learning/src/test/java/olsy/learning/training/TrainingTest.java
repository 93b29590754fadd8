package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.archive.ArchiveDecisions;
import olsy.learning.archive.ArchiveDecisions.Selection;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PlayedArchive;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.Decisions;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Making;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Evaluated;
import olsy.learning.prediction.Evaluator;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.Dominance;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnTemperature;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.Stage;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonSchema;
import olsy.learning.text.Sha256;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {

  /** Hears nothing. */
  private static class Deaf implements TrainingListener {
    @Override
    public void begins(String model, int decisions, int maxDepth) {}

    @Override
    public void finished(String model, DepthFit fit, double seconds, boolean now) {}
  }

  /** Ends the work after some depths, as Ctrl-C does. */
  private static final class Interrupting extends Deaf {
    private int left;

    Interrupting(int depths) {
      this.left = depths;
    }

    @Override
    public void finished(String model, DepthFit fit, double seconds, boolean now) {
      if (--left == 0) {
        throw new IllegalStateException("interrupted");
      }
    }
  }

  @TempDir static Path folder;
  private static Path log;
  private static Path unseen;

  @BeforeAll
  static void play() throws IOException {
    log = folder.resolve("log.pdn");
    unseen = folder.resolve("unseen.pdn");
    PlayedArchive.write(log, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(16, 1));
    PlayedArchive.write(
        unseen, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(8, 2));
  }

  private static final TrainingSettings THREE_PLIES =
      TrainingSettings.of(3, 5).withLearner(StrategyLearners.named("two-phases"));

  private static Decisions<Checkers> decisions(
      List<Path> files, Selection selection, String... aliases) {
    return ArchiveDecisions.read(
        new GameLog<>(PlayedArchive.GAME, files, fault -> {}),
        new PlayerNames(List.of(aliases)),
        selection);
  }

  private static Decisions<Checkers> decisions(Path file, String player, int window) {
    return decisions(List.of(file), new Selection(player, null, window, THREE_PLIES.seed()));
  }

  private static Decisions<Checkers> anns() {
    return decisions(log, "Ann", 0);
  }

  private static Trained train(Decisions<Checkers> decisions, TrainingSettings settings) {
    return Training.once(PlayedArchive.GAME, settings, decisions).learn();
  }

  private static Trained train(
      Decisions<Checkers> decisions,
      TrainingSettings settings,
      Path out,
      TrainingListener listener) {
    return Checkpoint.learn(
        Training.once(PlayedArchive.GAME, settings, decisions), out, () -> 0, listener);
  }

  private static Trained train(Decisions<Checkers> decisions, Path out, TrainingListener listener) {
    return train(decisions, THREE_PLIES, out, listener);
  }

  @Test
  void learnsAPlayerAndTellsHowWell() {
    Path out = folder.resolve("ann.json");
    Trained trained = train(decisions(log, "ann", 0), out, new Deaf());
    assertEquals(2, trained.model().player().strategy().depth());
    MeasuredAccuracy accuracy = trained.accuracy();
    assertTrue(accuracy.strict() > 0.8, accuracy.toString());
    assertTrue(accuracy.strict() > accuracy.generic().accuracy().strict(), accuracy.toString());
    assertTrue(
        accuracy.accuracy().hits().interval().low() < accuracy.strict(), accuracy.toString());
    assertEquals(accuracy.error().bound(), trained.model().player().strategy().error());
    assertFalse(Files.exists(Checkpoint.beside(out)));
    assertEquals(trained.model().provenance(), Provenance.of(Json.read(out).get("provenance")));
    assertEquals(accuracy, MeasuredAccuracy.of(Json.read(out).get("accuracy")));
    assertEquals(Json.pretty(trained.json()), Json.pretty(PlayerFile.read(out).json()));
  }

  /** Whoever has no patience for the comparison has the model. */
  @Test
  void isWrittenBeforeOthersAreLearned() {
    Path out = folder.resolve("early.json");
    TrainingListener impatient =
        new Deaf() {
          @Override
          public void begins(String model, int decisions, int maxDepth) {
            if (model.equals(Training.GENERIC)) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    Decisions<Checkers> decisions = decisions(log, "ann", 0);
    assertThrows(IllegalStateException.class, () -> train(decisions, out, impatient));
    assertEquals(List.of(), schema().violations(Json.read(out)));
    PlayerFile early = PlayerFile.read(out);
    Trained trained = train(decisions, out, new Deaf());
    assertEquals(trained.model().player().strategy(), early.strategy());
    assertEquals(Json.pretty(trained.json()), Json.pretty(PlayerFile.read(out).json()));
  }

  @Test
  void theFileSaysWhereItComesFrom() {
    Path out = folder.resolve("provenance.json");
    Trained trained =
        train(
            decisions(List.of(log, unseen), new Selection("Ann", Side.FIRST, 0, 5), "A.=Ann"),
            TrainingSettings.of(1, 5)
                .withLearner(StrategyLearners.named("paper"))
                .withFeatures("men,kings")
                .withDate("2026-11-18"),
            out,
            new Deaf());
    Map<String, Object> json = Json.read(out).get("provenance").others();
    assertEquals(
        List.of(
            Map.of("file", "log.pdn", "sha256", Sha256.of(log)),
            Map.of("file", "unseen.pdn", "sha256", Sha256.of(unseen))),
        json.get("sources"));
    assertEquals("black", json.get("side"));
    assertEquals("2026-11-18", json.get("date"));
    assertEquals(5, json.get("seed"));
    assertEquals(
        Map.of(
            "procedure",
            "paper",
            "features",
            "men,kings",
            "maxDepth",
            1,
            "window",
            0,
            "aliases",
            List.of("A.=Ann")),
        json.get("settings"));
    assertEquals(12, json.get("games"));
    assertEquals(trained.model().provenance().seen().decisions(), json.get("decisions"));
    assertEquals(List.of(), schema().violations(Json.read(out)));
  }

  private static JsonSchema schema() {
    Path home = Path.of(System.getProperty("olsy.home"));
    return new JsonSchema(Json.read(home.resolve("docs/player.schema.json")));
  }

  @Test
  void theSameInputsGiveTheSameBytesWhateverTheNumberOfThreads() throws Exception {
    List<String> written = new ArrayList<>();
    for (int threads : new int[] {1, 2, 7}) {
      Path out = folder.resolve("threads-" + threads + ".json");
      ForkJoinPool pool = new ForkJoinPool(threads);
      pool.submit(() -> train(anns(), out, new Deaf())).get();
      pool.shutdown();
      written.add(Files.readString(out));
    }
    assertEquals(written.get(0), written.get(1));
    assertEquals(written.get(0), written.get(2));
  }

  @Test
  void anInterruptedRunGoesOnToTheSameBytes() throws IOException {
    Path whole = folder.resolve("whole.json");
    train(anns(), whole, new Deaf());
    Path out = folder.resolve("interrupted.json");
    for (int depths : new int[] {1, 3, 5}) {
      assertThrows(IllegalStateException.class, () -> train(anns(), out, new Interrupting(depths)));
      assertTrue(Files.exists(Checkpoint.beside(out)));
    }
    List<Boolean> computed = new ArrayList<>();
    train(
        anns(),
        out,
        new Deaf() {
          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {
            computed.add(now);
          }
        });
    assertEquals(List.of(false, false, false, false, false), computed.subList(0, 5));
    assertFalse(computed.subList(5, computed.size()).contains(false), computed.toString());
    assertEquals(Files.readString(whole), Files.readString(out));
  }

  /** Ends the work when so many stages were begun, and counts the hypotheses that were known. */
  private static final class EndingStages extends Deaf {
    private final int most;
    private int begun;
    private int tried;
    private int known;

    EndingStages(int most) {
      this.most = most;
    }

    @Override
    public void begins(String model, Stage stage, int before, OptionalDouble seconds) {
      if (++begun > most) {
        throw new IllegalStateException("interrupted");
      }
      tried += stage.hypotheses();
      known += before;
    }
  }

  /** Of the player, with few features and with all, and of the others; a torn line is not there. */
  @Test
  void aScoutingGoesOnAfterEveryStage() throws IOException {
    TrainingSettings settings =
        TrainingSettings.of(2, 5).withLearner(StrategyLearners.named("scout"));
    Decisions<Checkers> few = decisions(log, "Ann", 45);
    Path whole = folder.resolve("scouted.json");
    EndingStages all = new EndingStages(Integer.MAX_VALUE);
    train(few, settings, whole, all);
    Path out = folder.resolve("scouted-again.json");
    for (int stages = 1; stages < all.begun; stages++) {
      EndingStages some = new EndingStages(stages);
      assertThrows(IllegalStateException.class, () -> train(few, settings, out, some));
      Path checkpoint = Checkpoint.beside(out);
      List<String> lines = Files.readAllLines(checkpoint);
      assertEquals(some.tried, lines.stream().filter(line -> line.contains("stage")).count());
      String torn = lines.get(lines.size() - 1).substring(0, 50 * stages);
      Files.writeString(checkpoint, torn, StandardOpenOption.APPEND);
    }
    EndingStages last = new EndingStages(Integer.MAX_VALUE);
    train(few, settings, out, last);
    assertEquals(all.tried, last.tried);
    assertTrue(last.known < last.tried && last.known > 0.8 * last.tried, last.known + " known");
    assertEquals(Files.readString(whole), Files.readString(out));
  }

  /** Between two climbs of a stage, wherever that is. */
  @Test
  void aScoutingGoesOnWithinAStage() throws IOException {
    TrainingSettings settings =
        TrainingSettings.of(2, 5)
            .withLearner(StrategyLearners.named("scout"))
            .withFeatures("general");
    Training<Checkers> training =
        Training.once(PlayedArchive.GAME, settings, decisions(log, "Ann", 60));
    Path whole = folder.resolve("within.json");
    Checkpoint.learn(training, whole, () -> 0, new Deaf());
    Path out = folder.resolve("within-again.json");
    for (int asked = 4; asked < 40; asked += 3) {
      int[] left = {asked};
      LongSupplier ending =
          () -> {
            if (--left[0] == 0) {
              throw new IllegalStateException("interrupted");
            }
            return 0;
          };
      assertThrows(
          IllegalStateException.class, () -> Checkpoint.learn(training, out, ending, new Deaf()));
    }
    Checkpoint.learn(training, out, () -> 0, new Deaf());
    assertEquals(Files.readString(whole), Files.readString(out));
  }

  /** Who is interrupted after the model is there does not learn it again. */
  @Test
  void whatIsFinishedIsKeptWhileSomethingIsDoneWithTheModel() {
    Training<Checkers> training = Training.once(PlayedArchive.GAME, THREE_PLIES, anns());
    Path out = folder.resolve("next.json");
    assertThrows(
        IllegalStateException.class,
        () ->
            Checkpoint.learn(
                training,
                out,
                () -> 0,
                new Deaf(),
                trained -> {
                  throw new IllegalStateException("interrupted");
                }));
    assertTrue(Files.exists(out) && Files.exists(Checkpoint.beside(out)));
    Deaf again =
        new Deaf() {
          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {
            assertFalse(now, "learned again");
          }
        };
    Checkpoint.learn(training, out, () -> 0, again);
    assertFalse(Files.exists(Checkpoint.beside(out)));
  }

  @Test
  void theDateChangesNothingThatIsLearned() {
    Path out = folder.resolve("dated.json");
    assertThrows(
        IllegalStateException.class,
        () -> train(anns(), THREE_PLIES.withDate("2026-11-18"), out, new Interrupting(1)));
    Trained dated = train(anns(), THREE_PLIES.withDate("2026-11-19"), out, new Deaf());
    assertEquals("2026-11-19", dated.model().provenance().date());
  }

  @Test
  void aCheckpointOfOtherSettingsIsRefused() {
    Path out = folder.resolve("other.json");
    assertThrows(IllegalStateException.class, () -> train(anns(), out, new Interrupting(1)));
    assertThrows(InputException.class, () -> train(decisions(log, "Ann", 50), out, new Deaf()));
    assertThrows(InputException.class, () -> train(decisions(unseen, "Ann", 0), out, new Deaf()));
  }

  @Test
  void itsAccuracyIsThatOfTheGamesPutAside() throws IOException {
    Trained trained = train(anns(), THREE_PLIES);
    List<PdnGame> games = new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(16, 1);
    List<Integer> aside = trained.accuracy().on().get(0).games();
    assertEquals(3, aside.size());
    Path file = folder.resolve("aside.pdn");
    PlayedArchive.write(file, aside.stream().map(number -> games.get(number - 1)).toList());
    Evaluator<Checkers> evaluator = new Evaluator<>(trained.model().player(), PlayedArchive.GAME);
    decisions(file, "Ann", 0).games().forEach(evaluator::add);
    Evaluated evaluated = evaluator.evaluated();
    assertEquals(trained.accuracy().strict(), evaluated.hits().strict());
    assertEquals(trained.accuracy().decisions(), evaluated.hits().decisions());
    assertEquals(trained.accuracy().forced(), evaluated.forced());
    assertEquals(
        trained.model().provenance().seen().decisions(),
        trained.model().provenance().fitted() + trained.accuracy().decisions());
  }

  /** By its name, and by the hash of its games; the file says who was left. */
  @Test
  void thePlayerIsHeldOutOfThePopulation() {
    Population all =
        new Population(
            "checkers",
            List.of(
                member("Ann", "somewhere", -9),
                member("ann@4", "elsewhere", -9),
                member("?", Sha256.of(log), -9),
                member("Cy", "theirs", 4)),
            Map.of(),
            new Making(
                Optional.empty(),
                List.of(),
                List.of(),
                new Making.Played(List.of("Cy"), List.of()),
                List.of(),
                new Making.Settings(1_500, 6, 1),
                "0.0",
                null));
    TrainingSettings settings =
        TrainingSettings.of(2, 5)
            .withLearner(StrategyLearners.named("scout"))
            .withFeatures("general");
    Decisions<Checkers> few = decisions(log, "Ann", 25);
    Trained with = train(few, settings.withPopulation(Optional.of(all)));
    assertEquals("Cy", with.model().provenance().learning().population().file());
    Trained onlyCy =
        train(
            few,
            settings.withPopulation(
                Optional.of(
                    new Population(
                        "checkers", List.of(all.members().get(3)), Map.of(), all.making()))));
    assertEquals(Json.pretty(onlyCy.json()), Json.pretty(with.json()), "nothing of Ann is left");
    Population hers =
        new Population("checkers", all.members().subList(0, 3), Map.of(), all.making());
    Trained without = train(few, settings.withPopulation(Optional.of(hers)));
    assertNull(without.model().provenance().learning().population());
    assertEquals(Json.pretty(train(few, settings).json()), Json.pretty(without.json()));
  }

  private static Member member(String name, String hash, double men) {
    return new Member(
        name,
        name.replace("@4", ""),
        List.of(new Provenance.Source(name + ".pdn", hash)),
        1_000,
        new WrittenStrategy(Map.of("men", men, "kings", 1.5 * men), 2));
  }

  @Test
  void theWindowLeavesOutWhatIsOlder() {
    Trained trained = train(decisions(log, "Ann", 60), THREE_PLIES);
    assertEquals(60, trained.model().provenance().fitted() + trained.accuracy().decisions());
    assertTrue(trained.accuracy().on().get(0).games().stream().allMatch(number -> number > 8));
  }

  /** In an archive of anonymous games everybody is the player: nobody is left to compare with. */
  @Test
  void whoIsNotKnownHasAModelToo() throws IOException {
    Path file = folder.resolve("anonymous.pdn");
    Files.writeString(
        file, Files.readString(log).replace("\"Ann\"", "\"?\"").replace("\"Bob\"", "\"?\""));
    Trained trained =
        train(decisions(file, "?", 100), TrainingSettings.of(1, 5).withFeatures("men,kings"));
    assertNotNull(trained.accuracy());
    assertNull(trained.accuracy().generic());
    assertTrue(
        trained.caveats().stream()
            .anyMatch(one -> one.sentence().startsWith("No other player's decisions")),
        trained.caveats().toString());
  }

  @Test
  void oneGameLeavesNothingToMeasureOn() throws IOException {
    Path file = folder.resolve("one.pdn");
    PlayedArchive.write(file, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(1, 3));
    Trained trained = train(decisions(file, "Ann", 0), THREE_PLIES);
    assertNull(trained.accuracy());
    assertEquals(
        2, trained.caveats().stream().filter(one -> one.sentence().contains("game")).count());
    assertEquals("general", trained.model().provenance().learning().features());
  }

  /** The best of fifty drawn by lot: all that a learner needs can be had from another package. */
  private static final class Lottery implements StrategyLearner {

    @Override
    public String name() {
      return "lottery";
    }

    @Override
    public String description() {
      return "the best of fifty drawn by lot";
    }

    @Override
    public <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task, FitLedger ledger) {
      SplittableRandom random = new SplittableRandom(task.seed());
      List<DepthFit> fits = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        double[] weights = random.doubles(task.pool().size(), -0.2, 0.2).toArray();
        weights[0] = 1;
        Candidate drawn = Candidate.scaled(weights, task.maxDepth(), FrontierRule.NONE);
        fits.add(
            new DepthFit(
                drawn,
                accuracy(task, drawn, task.decisions().training()),
                accuracy(task, drawn, task.decisions().judging()),
                Map.of("drawn", i)));
      }
      DepthFit best = Collections.max(fits, Comparator.comparing(fit -> fit.heldOut().strict()));
      ledger.enter(best);
      List<Dominance.Seen> seen =
          new Dominance<>(task.pool(), best.candidate()).seen(task.decisions().all().unforced());
      return new LearningResult<>(
          new LearnedStrategy<>(
              task.pool(), best.candidate(), TieRule.gamesOrder(), LearnTemperature.of(seen)),
          best.training(),
          List.of(best));
    }

    private static <P extends Position<P>> Accuracy accuracy(
        LearningTask<P> task, Candidate drawn, ExampleSet<P> decisions) {
      return new Predictor<>(drawn.strategy(task.pool(), TieRule.gamesOrder())).accuracy(decisions);
    }
  }

  @Test
  void aLearnerOfAnotherPackageIsTrainedLikeTheOthers() {
    Path out = folder.resolve("lottery.json");
    TrainingSettings settings =
        TrainingSettings.of(1, 5).withLearner(new Lottery()).withFeatures("general");
    Trained trained = train(anns(), settings, out, new Deaf());
    assertTrue(
        trained.accuracy().strict() > trained.accuracy().accuracy().uniform(),
        trained.accuracy().toString());
    PlayerFile read = PlayerFile.read(out);
    assertEquals(trained.model().player().strategy(), read.strategy());
    assertEquals("lottery", read.provenance().orElseThrow().learning().procedure());
    assertEquals(trained.accuracy(), MeasuredAccuracy.of(read).orElseThrow());
  }
}
