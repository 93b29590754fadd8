package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Making;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnByScoutTest {

  private static final LearnByScout LEARNER = new LearnByScout();

  /** Decisions that nobody learns from. */
  private static final Map<HiddenPlayer, ExampleSet<Checkers>> UNSEEN = new HashMap<>();

  @TempDir Path folder;

  private static LearningTask<Checkers> task(HiddenPlayer player, int decisions, long seed) {
    return ScoutTest.task(player, decisions, 2, seed);
  }

  private static PlayerFile file(LearnedStrategy<Checkers> learned) {
    return new PlayerFile(
        "checkers", "learned", MinimaxSearches.ALPHA_BETA, learned.written(), null, Map.of());
  }

  private static Foreseen unseen(LearnedStrategy<Checkers> learned, HiddenPlayer player) {
    return Predictor.of(file(learned), HiddenPlayer.GAME)
        .foreseen(UNSEEN.computeIfAbsent(player, one -> ExampleSet.of(one.games(50, 77))));
  }

  private static double logLikelihood(LearnedStrategy<Checkers> learned, HiddenPlayer player) {
    return unseen(learned, player).calibration().logLikelihood().mean();
  }

  @Test
  void foreseesAHiddenPlayer() {
    HiddenPlayer player = ScoutTest.player(2, FrontierRule.STAND_PAT);
    LearningResult<Checkers> result = LEARNER.learn(task(player, 80, 11));
    LearnedStrategy<Checkers> learned = result.learned();
    assertEquals(2, learned.candidate().depth(), learned.candidate().toString());
    assertEquals(FrontierRule.STAND_PAT, learned.candidate().frontier());
    assertEquals(6, result.fits().size());
    assertTrue(result.fits().stream().anyMatch(fit -> fit.isOf(2, FrontierRule.STAND_PAT)));
    Foreseen unseen = unseen(learned, player);
    assertTrue(unseen.accuracy().strict() > 0.8, unseen.accuracy().toString());
    assertTrue(unseen.calibration().logLikelihood().mean() > -0.7, unseen.calibration().toString());
  }

  /** Of 15 decisions much is not known; what is written is read, and predicts the same. */
  @Test
  void aMixtureIsWrittenAndRead() {
    LearnedStrategy<Checkers> learned =
        LEARNER.learn(task(HiddenPlayer.withDepth(2), 15, 2)).learned();
    Doubts doubts = learned.doubts();
    assertTrue(doubts.alternatives().size() > 0, doubts.toString());
    double shares = doubts.alternatives().stream().mapToDouble(Doubts.Alternative::share).sum();
    assertTrue(shares < 1 && Math.abs(shares + doubts.ownShare() - 1) < 1e-9, shares + "");
    List<Doubts> all = new ArrayList<>(List.of(doubts));
    doubts.alternatives().forEach(one -> all.add(one.strategy().doubts()));
    assertTrue(
        all.stream().anyMatch(one -> one.deviations().size() == HiddenPlayer.POOL.size()),
        "deviations of all weights: " + all);
    Path written = folder.resolve("learned.json");
    Json.write(written, file(learned).json());
    PlayerFile read = PlayerFile.read(written);
    assertEquals(file(learned).strategy(), read.strategy());
    Predictor<Checkers> before = Predictor.of(file(learned), HiddenPlayer.GAME);
    Predictor<Checkers> after = Predictor.of(read, HiddenPlayer.GAME);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 30; i++) {
      Checkers s = RandomPlay.walk(Checkers.START, 1 + random.nextInt(40), random);
      if (!s.isTerminal()) {
        double[] expected = before.predict(s).probabilities();
        assertArrayEquals(expected, after.predict(s).probabilities(), 1e-12);
        double sum = 0;
        for (double p : expected) {
          sum += p;
        }
        assertEquals(1, sum, 1e-9);
      }
    }
  }

  @Test
  void isTheSameOnOneThreadAndOnMany() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1), 15, 3);
    assertEquals(onThreads(1, task), onThreads(7, task));
  }

  private static LearningResult<Checkers> onThreads(int threads, LearningTask<Checkers> task) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> LEARNER.learn(task)).join();
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void whoInterruptsItDoesNotWait() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1), 20, 4);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> LEARNER.learn(task));
    assertTrue(Thread.interrupted(), "the thread stays interrupted");
  }

  /** Nothing is there to be foreseen, and the model knows it. */
  @Test
  void aRandomMoverIsNearlyGuessed() {
    HiddenPlayer random = HiddenPlayer.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    LearnedStrategy<Checkers> learned = LEARNER.learn(task(random, 40, 1)).learned();
    double gain = unseen(learned, random).calibration().gain().mean();
    assertTrue(gain > -0.25 && gain < 0.15, gain + " nats");
  }

  /** As a session does: the model before was written and read. */
  @Test
  void goesOnFromTheModelBefore() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    List<List<Example<Checkers>>> games = player.games(60, 6);
    LearningResult<Checkers> first =
        LEARNER.learn(ScoutTest.task(games.subList(0, games.size() * 2 / 3), 2));
    LearningTask<Checkers> more = ScoutTest.task(games, 2);
    LearningResult<Checkers> cold = LEARNER.learn(more);
    LearningResult<Checkers> warm = LEARNER.learn(after(more, first));
    assertEquals(cold.learned().candidate().depth(), warm.learned().candidate().depth());
    assertEquals(cold.learned().candidate().frontier(), warm.learned().candidate().frontier());
    assertTrue(warm.fits().size() < cold.fits().size(), "only what was left is looked at");
    LearningResult<Checkers> warmer = LEARNER.learn(after(more, warm));
    assertTrue(warmer.fits().size() < cold.fits().size(), "nor by the one after it");
    double loss = logLikelihood(cold.learned(), player) - logLikelihood(warm.learned(), player);
    assertTrue(loss < 0.15, loss + " nats are lost");
  }

  /**
   * All is looked at again when there is twice as much; if the model is as old as that, it is
   * renewed first.
   */
  @Test
  void looksAtEverythingWhereThereIsTwiceAsMuch() {
    HiddenPlayer player = HiddenPlayer.withDepth(1);
    List<List<Example<Checkers>>> games = player.games(60, 7);
    LearningResult<Checkers> first = LEARNER.learn(ScoutTest.task(games.subList(0, 1), 2));
    LearningTask<Checkers> all = ScoutTest.task(games, 2);
    LearningResult<Checkers> renewed = LEARNER.learn(after(all, first));
    assertTrue(renewed.fits().size() < 6, renewed.fits().size() + " fits");
    Set<String> looked = new HashSet<>();
    LEARNER
        .learn(after(all, renewed))
        .fits()
        .forEach(fit -> looked.add(fit.candidate().depth() + " " + fit.candidate().frontier()));
    assertEquals(6, looked.size(), looked.toString());
  }

  private LearningTask<Checkers> after(
      LearningTask<Checkers> task, LearningResult<Checkers> before) {
    Path written = folder.resolve("before.json");
    Json.write(written, file(before.learned()).json());
    WrittenStrategy read = PlayerFile.read(written).strategy();
    List<LearnedStrategy<Checkers>> strategies = new ArrayList<>();
    strategies.add(LearnedStrategy.of(read, HiddenPlayer.POOL, HiddenPlayer.GAME));
    for (Doubts.Alternative one : read.doubts().alternatives()) {
      strategies.add(LearnedStrategy.of(one.strategy(), HiddenPlayer.POOL, HiddenPlayer.GAME));
    }
    return task.with(new LearningTask.Before<>(strategies, before.fits()));
  }

  @Test
  void aPopulationHelpsWithFewDecisions() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    double gain = 0;
    for (int seed = 0; seed < 3; seed++) {
      LearningTask<Checkers> task = task(player, 20, 20 + seed);
      double alone = logLikelihood(LEARNER.learn(task).learned(), player);
      LearningTask<Checkers> known = task.with(Optional.of(population(player)));
      gain += logLikelihood(LEARNER.learn(known).learned(), player) - alone;
    }
    assertTrue(gain > 0, gain / 3 + " nats");
  }

  /** Others who count nearly the same, more or less sure of themselves. */
  private static Population population(HiddenPlayer player) {
    SplittableRandom random = new SplittableRandom(8);
    List<Member> members = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      Map<String, Double> weights = new LinkedHashMap<>();
      double scale = 5 + random.nextInt(10);
      double[] real = player.candidate().realWeights();
      for (int j = 0; j < real.length; j++) {
        double other = real[j] * (1 + 0.2 * random.nextGaussian()) + 0.02 * random.nextGaussian();
        weights.put(HiddenPlayer.POOL.names().get(j), scale * other);
      }
      String name = "member " + (char) ('a' + k);
      members.add(
          new Member(
              name,
              name,
              List.of(new Provenance.Source(name + ".pdn", "hash of " + name)),
              1_000,
              new WrittenStrategy(weights, 3)));
    }
    return new Population(
        "checkers",
        members,
        Map.of(),
        new Making(
            Optional.empty(),
            List.of(),
            List.of(),
            new Making.Played(List.of("one"), List.of()),
            List.of(),
            new Making.Settings(1_500, 6, 1),
            "0.0",
            null));
  }

  @Test
  void decisionsThatSayNothingGiveAModelToo() {
    List<Example<Checkers>> forced = new ArrayList<>();
    List<Example<Checkers>> one = new ArrayList<>();
    for (Example<Checkers> example : HiddenPlayer.withDepth(1).games(10, 1).get(0)) {
      (example.isForced() ? forced : one).add(example);
    }
    List<List<List<Example<Checkers>>>> odd =
        List.of(List.of(), List.of(forced), List.of(one.subList(0, 1)), repeated(one.get(0)));
    for (List<List<Example<Checkers>>> games : odd) {
      LearnedStrategy<Checkers> learned = LEARNER.learn(ScoutTest.task(games, 1)).learned();
      assertTrue(learned.temperature() > 0, learned.toString());
      file(learned).strategy();
    }
  }

  private static List<List<Example<Checkers>>> repeated(Example<Checkers> one) {
    List<List<Example<Checkers>>> games = new ArrayList<>();
    for (int n = 0; n < 500; n++) {
      games.add(List.of(one));
    }
    return games;
  }
}
