package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.eval.Frontier;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;

/**
 * {@link LearnStrategy} with what makes it learn well from few decisions and for all opponents.
 *
 * <pre>
 * for each depth (and each frontier rule, where plain searches explain too little):
 *   climb in two phases on up to 200 decisions, from the start weights, the last depth's, random ones
 * take the depth that predicts most of the decisions held out
 * refine its weights; climb on with all decisions; refine again
 * if another order of the moves explains ties better: once more, with the moves in that order
 * </pre>
 */
public final class LearnStrategyInTwoPhases implements StrategyLearner {

  /** So many decisions tell the depth. */
  private static final int ENOUGH_FOR_THE_DEPTH = 200;

  /** A plain search that explains so much needs no other frontier rule. */
  private static final double EXPLAINED = 0.97;

  private static final int FEW = 150;
  private static final double POOR = 0.95;
  private static final int RESTARTS = 3;
  private static final double RESTART_SPREAD = 0.3;

  @Override
  public <P extends Position<P>> LearnedStrategy<P> learn(LearningTask<P> task, FitLedger ledger) {
    List<DepthFit> fits = new ArrayList<>(fits(task, ledger, Frontier.NONE));
    if (best(fits).training().strict() < EXPLAINED) {
      fits.addAll(fits(task, ledger, Frontier.CAPTURES));
      fits.addAll(fits(task, ledger, Frontier.STAND_PAT));
    }
    return finish(task, best(fits).candidate(), fits);
  }

  private static <P extends Position<P>> List<DepthFit> fits(
      LearningTask<P> task, FitLedger ledger, Frontier frontier) {
    List<DepthFit> fits = new ArrayList<>();
    for (int depth = 1; depth <= task.maxDepth(); depth++) {
      Optional<DepthFit> known = ledger.find(depth, frontier);
      if (known.isPresent()) {
        fits.add(known.get());
      } else {
        double[] start =
            fits.isEmpty() ? start(task) : fits.get(depth - 2).candidate().realWeights();
        DepthFit fit = fit(task, depth, frontier, start);
        ledger.enter(fit);
        fits.add(fit);
      }
    }
    return fits;
  }

  private static <P extends Position<P>> DepthFit fit(
      LearningTask<P> task, int depth, Frontier frontier, double[] shallower) {
    List<Repeated<P>> all = ExampleSet.of(task.training()).unforced();
    List<Repeated<P>> training = all.subList(0, Math.min(ENOUGH_FOR_THE_DEPTH, all.size()));
    Climb<P> climb = new Climb<>(task.pool(), training, depth, frontier);
    int[] columns = IntStream.range(0, task.pool().size()).toArray();
    Place best = climb.climbInTwoPhases(start(task), columns);
    if (best.strict() < 1 && depth > 1) {
      best = best.orBetter(climb.climbInTwoPhases(shallower, columns));
    }
    SplittableRandom random = new SplittableRandom(task.seed() + depth);
    for (int i = 0; i < RESTARTS && best.strict() < (training.size() < FEW ? 1 : POOR); i++) {
      double[] other = start(task);
      Arrays.setAll(other, j -> other[j] + RESTART_SPREAD * (2 * random.nextDouble() - 1));
      best = best.orBetter(climb.climbInTwoPhases(other, columns));
    }
    List<Repeated<P>> heldOut = ExampleSet.of(task.heldOut()).unforced();
    Accuracy score =
        heldOut.isEmpty()
            ? best.accuracy()
            : Accuracy.of(new Dominance<>(task.pool(), best.candidate()).seen(heldOut));
    return new DepthFit(
        best.candidate(),
        best.accuracy(),
        score,
        climb.iterations(),
        climb.constraints(),
        Dominance.violations(best.seen()));
  }

  private static DepthFit best(List<DepthFit> fits) {
    DepthFit best = fits.get(0);
    for (DepthFit fit : fits) {
      double lead = fit.heldOut().strict() - best.heldOut().strict();
      if (lead > 0 || (lead == 0 && fit.training().strict() > best.training().strict())) {
        best = fit;
      }
    }
    return best;
  }

  private static <P extends Position<P>> LearnedStrategy<P> finish(
      LearningTask<P> task, Candidate chosen, List<DepthFit> fits) {
    List<Repeated<P>> all = task.all().unforced();
    Place place = explain(task, all, chosen);
    TieRule<P> ties = LearnTies.of(all, place.seen(), task.tieOrders());
    Accuracy accuracy = place.accuracy();
    if (!ties.isGamesOrder()) {
      List<Repeated<P>> listed = task.all().listedBy(ties).unforced();
      place = explain(task, listed, place.candidate());
      ties = LearnTies.withMargin(ties, place.seen());
      accuracy = Accuracy.of(place.seen(), ties.margin());
    }
    return new LearnedStrategy<>(
        place.candidate(), ties, LearnTemperature.of(place.seen()), accuracy, fits);
  }

  /** The chosen strategy's weights, from all decisions. */
  private static <P extends Position<P>> Place explain(
      LearningTask<P> task, List<Repeated<P>> all, Candidate chosen) {
    List<Repeated<P>> some = all.subList(0, Math.min(ENOUGH_FOR_THE_DEPTH, all.size()));
    int[] columns = IntStream.range(0, task.pool().size()).toArray();
    Climb<P> onSome = new Climb<>(task.pool(), some, chosen.depth(), chosen.frontier());
    Place place =
        new Refinement<>(onSome, task.seed())
            .refine(onSome.climb(onSome.look(chosen.realWeights()), Margin.ORDER_AWARE, columns));
    if (all.size() == some.size()) {
      return place;
    }
    Climb<P> onAll = new Climb<>(task.pool(), all, chosen.depth(), chosen.frontier());
    Place start = onAll.look(place.candidate().realWeights());
    Place sparse = onAll.climb(start, Margin.ORDER_AWARE, start.candidate().used());
    Place best = sparse.orBetter(onAll.climb(sparse, Margin.ORDER_AWARE, columns));
    return new Refinement<>(onAll, task.seed()).refine(best);
  }

  private static double[] start(LearningTask<?> task) {
    return task.start().stream().mapToDouble(Double::doubleValue).toArray();
  }
}
