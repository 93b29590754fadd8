package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import olsy.core.eval.Frontier;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;

/** What the tests of both procedures do. */
final class StrategyLearning {

  private StrategyLearning() {}

  static LearningTask<Checkers> task(HiddenPlayer player, int decisions, int maxDepth) {
    return LearningTask.of(
        HiddenPlayer.POOL,
        HiddenPlayer.material(),
        HiddenPlayer.GAME.tieOrders(),
        player.games(decisions, 11),
        maxDepth,
        5);
  }

  /** On games that took no part in learning. */
  static double strict(HiddenPlayer player, LearnedStrategy<Checkers> learned) {
    return Accuracy.of(
            HiddenPlayer.POOL,
            learned.candidate(),
            learned.ties(),
            ExampleSet.of(player.games(400, 77)))
        .strict();
  }

  static LearnedStrategy<Checkers> onThreads(
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

    private static List<Object> key(int depth, Frontier frontier) {
      return List.of(depth, frontier);
    }

    @Override
    public Optional<DepthFit> find(int depth, Frontier frontier) {
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
