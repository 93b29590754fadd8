package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet;

/**
 * {@link LearnStrategy} with what makes it learn well from few decisions and for all opponents.
 *
 * <pre>
 * for each depth (and each frontier rule, where plain searches explain too little):
 *   climb in two phases on up to 200 decisions, from the start weights, the last depth's, random ones
 * take the depth that predicts most of the decisions held out
 * refine its weights, also from varied ones; climb on with all decisions; refine again
 * if another order of the moves explains ties better: once more, with the moves in that order
 * of few decisions: the mean of all weights by how probable these make them
 * </pre>
 */
public final class LearnStrategyInTwoPhases implements StrategyLearner {

  /** So many decisions tell the depth, or so many for each feature. */
  private static final int ENOUGH = 200;

  private static final int ENOUGH_PER_FEATURE = 10;

  /** A plain search that explains so much needs no other frontier rule: the rest may be slips. */
  private static final double EXPLAINED_BY_PLAIN_SEARCH = 0.9;

  /** What explains so much needs no other order of ties. */
  private static final double EXPLAINED = 0.97;

  /** From what explains so much less than another depth does, no second climb is begun. */
  private static final double HOPELESS = 0.2;

  private static final int FEW = 150;
  private static final int RESTARTS = 3;
  private static final int ORDERS_TRIED = 4;
  private static final double RESTART_SPREAD = 0.3;

  @Override
  public String name() {
    return "two-phases";
  }

  @Override
  public String description() {
    return "LearnStrategy, improved";
  }

  @Override
  public <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task, FitLedger ledger) {
    List<DepthFit> fits = new ArrayList<>(fits(task, ledger, FrontierRule.NONE));
    if (best(fits).training().strict() < EXPLAINED_BY_PLAIN_SEARCH) {
      fits.addAll(fits(task, ledger, FrontierRule.CAPTURES));
      fits.addAll(fits(task, ledger, FrontierRule.STAND_PAT));
    }
    return refined(task, fits);
  }

  /** The second half: from the fits of single depths to the strategy. */
  public static <P extends Position<P>> LearningResult<P> refined(
      LearningTask<P> task, List<DepthFit> fits) {
    Candidate chosen = best(fits).candidate();
    TwoPhases<P> all =
        new TwoPhases<>(task, task.decisions().all(), chosen.depth(), chosen.frontier());
    TwoPhases<P> some = all.onFirst(enough(task));
    Listed<P> refined = refined(some, chosen, task.seed());
    Listed<P> learned = some.size() == all.size() ? refined : all.refined(all.goOn(refined));
    learned = all.withNeighbouringOrder(relisted(all, learned));
    if (all.size() < FEW && task.pool().size() < Climb.MANY_COLUMNS) {
      learned = all.posteriorMean(learned);
    }
    return result(task, learned, fits);
  }

  /**
   * From what was learned before and explains nearly all: with all decisions, and nothing else.
   *
   * @param before over the same features
   */
  public static <P extends Position<P>> LearningResult<P> goneOn(
      LearningTask<P> task, LearnedStrategy<P> before) {
    Candidate from = before.candidate();
    TwoPhases<P> all = new TwoPhases<>(task, task.decisions().all(), from.depth(), from.frontier());
    Listed<P> learned = all.refined(all.goOn(from.realWeights(), before.ties()));
    return result(task, learned, List.of());
  }

  private static <P extends Position<P>> LearningResult<P> result(
      LearningTask<P> task, Listed<P> learned, List<DepthFit> fits) {
    LearnTemperature.Found<P> found = LearnTemperature.of(learned.place().seen(), learned.ties());
    return new LearningResult<>(
        new LearnedStrategy<>(
            task.pool(), learned.place().candidate(), found.ties(), found.temperature()),
        learned.accuracy(),
        fits);
  }

  /** From the chosen weights, and from others near them as long as not all is explained. */
  private static <P extends Position<P>> Listed<P> refined(
      TwoPhases<P> some, Candidate chosen, long seed) {
    Listed<P> best = some.refined(some.climb(chosen.realWeights()));
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < RESTARTS && best.strict() < 1; i++) {
      best = best.orBetter(some.refined(some.climb(varied(chosen.realWeights(), random))));
    }
    return best;
  }

  /** With the order of ties that explains most after a climb of its own. */
  private static <P extends Position<P>> Listed<P> relisted(TwoPhases<P> all, Listed<P> learned) {
    Listed<P> best = learned;
    if (best.strict() < EXPLAINED) {
      for (Listed<P> listed : all.relisted(learned, ORDERS_TRIED)) {
        best = best.orBetter(all.refined(all.goOn(listed)));
      }
    }
    return best;
  }

  private static int enough(LearningTask<?> task) {
    return Math.max(ENOUGH, ENOUGH_PER_FEATURE * task.pool().size());
  }

  private static <P extends Position<P>> List<DepthFit> fits(
      LearningTask<P> task, FitLedger ledger, FrontierRule frontier) {
    List<DepthFit> fits = new ArrayList<>();
    for (int depth = 1; depth <= task.maxDepth(); depth++) {
      Optional<DepthFit> known = ledger.find(depth, frontier);
      if (known.isPresent()) {
        fits.add(known.get());
      } else {
        double[] start =
            fits.isEmpty() ? start(task) : fits.get(depth - 2).candidate().realWeights();
        double top = fits.stream().mapToDouble(fit -> fit.training().strict()).max().orElse(0);
        DepthFit fit = fit(task, depth, frontier, start, top - HOPELESS);
        ledger.enter(fit);
        fits.add(fit);
      }
    }
    return fits;
  }

  /**
   * The best weights found for one depth and frontier rule.
   *
   * @param shallower weights found for a ply less, or others to start from
   * @param hopeless what explains less is not climbed again
   */
  public static <P extends Position<P>> DepthFit fit(
      LearningTask<P> task, int depth, FrontierRule frontier, double[] shallower, double hopeless) {
    TwoPhases<P> climb =
        new TwoPhases<>(task, task.decisions().training(), depth, frontier).onFirst(enough(task));
    Listed<P> best = climb.climb(start(task));
    if (best.strict() < 1 && best.strict() >= hopeless && depth > 1) {
      best = best.orBetter(climb.climb(shallower));
    }
    SplittableRandom random = new SplittableRandom(task.seed() + depth);
    int restarts = climb.size() < FEW ? RESTARTS : 1;
    double enough = climb.size() < FEW ? 1 : EXPLAINED;
    for (int i = 0; i < restarts && best.strict() < enough && best.strict() >= hopeless; i++) {
      best = best.orBetter(climb.climb(varied(start(task), random)));
    }
    ExampleSet<P> heldOut = task.decisions().heldOut();
    return new DepthFit(
        best.place().candidate(),
        best.accuracy(),
        heldOut.decisions() == 0 ? best.accuracy() : best.accuracyOn(task.pool(), heldOut),
        Climb.work(climb.iterations(), climb.constraints(), best.place()));
  }

  /**
   * Of those that predict as well as the best, as far as the decisions held out can tell (one
   * standard error), the one that explains most; where several depths explain as much, the one in
   * the middle: too small a depth is worse than one too large, and few decisions leave both open.
   */
  public static DepthFit best(List<DepthFit> fits) {
    double top = fits.stream().mapToDouble(fit -> fit.heldOut().strict()).max().orElseThrow();
    int n = fits.get(0).heldOut().decisions();
    double error = n == 0 ? 0 : Math.sqrt(top * (1 - top) / n);
    List<DepthFit> good =
        fits.stream().filter(fit -> fit.heldOut().strict() >= top - error).toList();
    double most = good.stream().mapToDouble(fit -> fit.training().strict()).max().orElseThrow();
    List<DepthFit> equal = good.stream().filter(fit -> fit.training().strict() == most).toList();
    FrontierRule frontier = equal.get(0).candidate().frontier();
    List<DepthFit> depths =
        equal.stream().filter(fit -> fit.candidate().frontier() == frontier).toList();
    return depths.get(depths.size() / 2);
  }

  private static double[] varied(double[] weights, SplittableRandom random) {
    double[] varied = weights.clone();
    Arrays.setAll(varied, j -> varied[j] + RESTART_SPREAD * (2 * random.nextDouble() - 1));
    return varied;
  }

  private static double[] start(LearningTask<?> task) {
    return task.start().stream().mapToDouble(Double::doubleValue).toArray();
  }
}
