package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Predictor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of both procedures. */
abstract class StrategyLearning {

  final StrategyLearner learner;
  private final int decisions;
  private final double enough;

  /**
   * @param decisions from which a hidden strategy is learned
   * @param enough of other decisions, to be told by it
   */
  StrategyLearning(StrategyLearner learner, int decisions, double enough) {
    this.learner = learner;
    this.decisions = decisions;
    this.enough = enough;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void learnsAHiddenStrategy(int depth) {
    HiddenPlayer player = HiddenPlayer.withDepth(depth);
    LearnedStrategy<Checkers> learned = learner.learn(task(player, decisions, 4)).learned();
    assertEquals(depth, learned.candidate().depth(), learned.toString());
    double strict = strict(player, learned);
    assertTrue(strict >= enough, strict + " of unseen decisions by " + learned);
  }

  @Test
  void isTheSameOnOneThreadAndOnMany() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(2), 120, 3);
    assertEquals(onThreads(1, learner, task), onThreads(7, learner, task));
  }

  @Test
  void goesOnWhereItBrokeOff() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(2), 60, 3);
    Notes whole = new Notes(100, List.of());
    LearningResult<Checkers> expected = learner.learn(task, whole);
    Notes first = new Notes(2, List.of());
    assertThrows(Notes.BreakOff.class, () -> learner.learn(task, first));
    Notes rest = new Notes(100, first.entered);
    assertEquals(expected, learner.learn(task, rest));
    assertEquals(whole.entered.size() - 2, rest.entered.size(), "nothing is repeated");
    assertEquals(whole.entered.subList(2, whole.entered.size()), rest.entered);
  }

  static LearningTask<Checkers> task(HiddenPlayer player, int decisions, int maxDepth) {
    return LearningTask.of(
        HiddenPlayer.POOL,
        HiddenPlayer.material(),
        HiddenPlayer.GAME,
        player.games(decisions, 11),
        maxDepth,
        5);
  }

  /** On games that took no part in learning. */
  static double strict(HiddenPlayer player, LearnedStrategy<Checkers> learned) {
    return new Predictor<>(learned.strategy())
        .accuracy(ExampleSet.of(player.games(400, 77)))
        .strict();
  }

  private static LearningResult<Checkers> onThreads(
      int threads, StrategyLearner learner, LearningTask<Checkers> task) {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> learner.learn(task)).join();
    } finally {
      pool.shutdown();
    }
  }

  /** Remembers, and may break off. */
  static final class Notes implements FitLedger {

    static final class BreakOff extends RuntimeException {
      private static final long serialVersionUID = 1;
    }

    final List<DepthFit> entered = new ArrayList<>();
    private final Map<List<Object>, DepthFit> known = new HashMap<>();
    private final int most;

    /**
     * @param most fits that are entered before the program ends
     */
    Notes(int most, List<DepthFit> before) {
      this.most = most;
      before.forEach(
          fit -> known.put(key(fit.candidate().depth(), fit.candidate().frontier()), fit));
    }

    private static List<Object> key(int depth, FrontierRule frontier) {
      return List.of(depth, frontier);
    }

    @Override
    public Optional<DepthFit> find(int depth, FrontierRule frontier) {
      return Optional.ofNullable(known.get(key(depth, frontier)));
    }

    @Override
    public void enter(DepthFit fit) {
      if (entered.size() == most) {
        throw new BreakOff();
      }
      entered.add(fit);
    }
  }
}
