package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import olsy.learning.strategy.Dominance.Seen;

/**
 * LearnStrategy as printed (Carmel and Markovitch, Learning and Using Opponent Models in Adversary
 * Search, Figure 23).
 *
 * <pre>
 * w₀ ← 1
 * for d from 1 to MaxDepth:
 *   w_d ← w_{d−1}
 *   repeat: w ← w_d;  w_d ← FindSolution(examples, w, d)
 *   until score(w_d, d) − score(w, d) &lt; ε
 * return the (w_d, d) with the largest score
 *
 * FindSolution: the weights that violate least the constraints
 *   w·(h(dominant of the chosen move) − h(dominant of an alternative)) ≥ 1
 * </pre>
 *
 * The score is the accuracy on decisions held out. The margin is 1, for with 0 all weights 0
 * satisfy everything; the better of the last two weights is kept.
 */
public final class LearnStrategy implements StrategyLearner {

  private static final double SIGNIFICANT = 0.005;

  @Override
  public String name() {
    return "paper";
  }

  @Override
  public String description() {
    return "LearnStrategy as printed";
  }

  @Override
  public <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task, FitLedger ledger) {
    List<Repeated<P>> training = task.decisions().training().unforced();
    List<Repeated<P>> judging = task.decisions().judging().unforced();
    double[] weights = new double[task.pool().size()];
    Arrays.fill(weights, 1);
    List<DepthFit> fits = new ArrayList<>();
    for (int depth = 1; depth <= task.maxDepth(); depth++) {
      Optional<DepthFit> known = ledger.find(depth, FrontierRule.NONE);
      DepthFit fit =
          known.isPresent() ? known.get() : fit(task.pool(), training, judging, depth, weights);
      if (known.isEmpty()) {
        ledger.enter(fit);
      }
      fits.add(fit);
      weights = fit.candidate().realWeights();
    }
    DepthFit best = fits.get(0);
    for (DepthFit fit : fits) {
      best = fit.heldOut().strict() > best.heldOut().strict() ? fit : best;
    }
    List<Seen> seen = new Dominance<>(task.pool(), best.candidate()).seen(training);
    return new LearningResult<>(
        new LearnedStrategy<>(
            task.pool(), best.candidate(), TieRule.gamesOrder(), LearnTemperature.of(seen)),
        best.training(),
        fits);
  }

  private static <P extends Position<P>> DepthFit fit(
      FeatureSelection<P> pool,
      List<Repeated<P>> training,
      List<Repeated<P>> heldOut,
      int depth,
      double[] start) {
    Climb<P> climb = new Climb<>(pool, training, depth, FrontierRule.NONE);
    int[] all = IntStream.range(0, pool.size()).toArray();
    Place here = climb.look(start);
    Accuracy score = score(pool, here, heldOut);
    while (true) {
      Constraints found =
          Constraints.of(here.seen(), Margin.SYMMETRIC, Double.POSITIVE_INFINITY, all);
      Place next = climb.look(climb.solve(here, found, all));
      Accuracy nextScore = score(pool, next, heldOut);
      double progress = nextScore.strict() - score.strict();
      if (progress > 0) {
        here = next;
        score = nextScore;
      }
      if (progress < SIGNIFICANT) {
        return new DepthFit(
            here.candidate(),
            here.accuracy(),
            score,
            Climb.work(climb.iterations(), climb.constraints(), here));
      }
    }
  }

  private static <P extends Position<P>> Accuracy score(
      FeatureSelection<P> pool, Place place, List<Repeated<P>> heldOut) {
    return Accuracy.of(new Dominance<>(pool, place.candidate()).seen(heldOut));
  }
}
