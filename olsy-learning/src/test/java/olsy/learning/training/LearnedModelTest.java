package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnedModelTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final TrainingSettings SETTINGS =
      TrainingSettings.of(3, 1)
          .withLearner(StrategyLearners.named("two-phases"))
          .withFeatures("general");

  @TempDir Path folder;

  /** The decisions of a player of models/ in games against itself, at the opponent's side. */
  private static List<List<Example<Checkers>>> games(String player, int count, long seed) {
    PlayerFile file = new ModelFolder(models()).player(player);
    Search<Checkers> search = file.search(GAME);
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Example<Checkers>>> games = new ArrayList<>();
    for (int game = 0; game < count; game++) {
      List<Example<Checkers>> decisions = new ArrayList<>();
      Line<Checkers> line = Line.startingAt(Checkers.START, new DrawRules(3, 80, 80));
      for (int ply = 0; !line.isTerminal(); ply++) {
        Checkers position = line.position();
        Checkers[] all = position.successors();
        boolean decides = position.toMove() == (game % 2 == 0 ? Side.FIRST : Side.SECOND);
        Checkers next =
            ply < 6 || !decides
                ? all[random.nextInt(all.length)]
                : search.search(position, file.strategy().depth()).choice();
        if (ply >= 6 && decides) {
          decisions.add(Example.of(position, next));
        }
        line = line.followedBy(next);
      }
      games.add(decisions);
    }
    return games;
  }

  private static Path models() {
    return Path.of(System.getProperty("olsy.home"), "models");
  }

  private static DecidedGame<Checkers> decided(int number, List<Example<Checkers>> examples) {
    return new DecidedGame<>(
        0, number, examples, IntStream.range(0, examples.size()).boxed().toList());
  }

  private static LearnedModel learn(List<List<Example<Checkers>>> games, LearnedModel before) {
    List<DecidedGame<Checkers>> decided =
        IntStream.range(0, games.size()).mapToObj(i -> decided(i + 1, games.get(i))).toList();
    ExampleSet<Checkers> all = ExampleSet.of(games);
    Decisions<Checkers> decisions =
        new Decisions<>(
            new Provenance.Origin(
                List.of(new Provenance.Source("examples.jsonl", "0")),
                "hidden",
                null,
                1000,
                List.of()),
            new Provenance.Seen(games.size(), all.decisions(), all.forced()),
            decided,
            List.of());
    return Training.again(GAME, SETTINGS, decisions, before).learn().model();
  }

  private static double accuracy(LearnedModel model, List<List<Example<Checkers>>> unseen) {
    return new Predictor<>(model.player().player(GAME).strategy())
        .accuracy(ExampleSet.of(unseen))
        .strict();
  }

  @Test
  void modelsGetBetterAsDecisionsComeIn() {
    List<List<Example<Checkers>>> games = games("exchange-lover@2", 12, 3);
    List<List<Example<Checkers>>> unseen = games("exchange-lover@2", 8, 4);
    LearnedModel few = learn(games.subList(0, 1), null);
    LearnedModel many = learn(games, few);
    assertEquals(2, many.player().strategy().depth());
    assertTrue(accuracy(many, unseen) > 0.97, "accuracy " + accuracy(many, unseen));
    assertTrue(
        accuracy(many, unseen) >= accuracy(few, unseen),
        accuracy(few, unseen) + " of one game, " + accuracy(many, unseen) + " of twelve");
    assertEquals(ExampleSet.of(games).decisions(), many.fitted());
  }

  /** A session that goes on reads the model before from its file. */
  @Test
  void theModelBeforeCountsAsItsFileHasIt() throws Exception {
    List<List<Example<Checkers>>> games = games("samuel-1@2", 14, 5);
    LearnedModel before = learn(games.subList(0, 10), null);
    Path file = folder.resolve("model.json");
    Files.writeString(file, Json.pretty(before.json()));
    LearnedModel read = LearnedModel.read(file);
    assertEquals(Json.pretty(before.json()), Json.pretty(read.json()));
    assertEquals(Json.pretty(learn(games, before).json()), Json.pretty(learn(games, read).json()));
  }

  @Test
  void whatIsHopelessIsNotFittedAgain() {
    List<List<Example<Checkers>>> games = games("samuel-1@2", 20, 6);
    LearnedModel before = learn(games.subList(0, 15), null);
    LearnedModel after = learn(games, before);
    HopelessDepths ledger = new HopelessDepths(before, FitLedger.FORGETFUL);
    int hopeless = 0;
    for (int i = 0; i < before.fits().size(); i++) {
      DepthFit fit = before.fits().get(i);
      boolean known = ledger.find(fit.candidate().depth(), fit.candidate().frontier()).isPresent();
      hopeless += known ? 1 : 0;
      assertEquals(known, fit.equals(after.fits().get(i)), fit + ", " + after.fits().get(i));
    }
    assertTrue(hopeless > 0 && hopeless < before.fits().size(), hopeless + " are hopeless");
  }

  @Test
  void exportedModelsArePlayers() throws Exception {
    LearnedModel model = learn(games("exchange-lover@1", 2, 7), null);
    Path file = folder.resolve("exported.json");
    Files.writeString(file, Json.pretty(model.exported()));
    assertEquals(model.player().strategy(), PlayerFile.read(file).strategy());
  }

  @Test
  void unknownFeaturesAreRefusedAtOnce() {
    assertThrows(
        IllegalArgumentException.class,
        () -> TrainingSettings.of(3, 1).withFeatures("gneral").requireFeaturesOf(GAME));
  }
}
