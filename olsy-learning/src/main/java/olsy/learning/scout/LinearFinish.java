package olsy.learning.scout;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnStrategyInTwoPhases;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;

/**
 * The last step where a scout of few features explains nearly all: the linear programmes of {@link
 * LearnStrategyInTwoPhases}, for its finalists alone. A player whose function is a sum of few
 * features is found exactly by them.
 *
 * <pre>
 * pool ← the features, or where they are many a smaller pool
 * of few decisions: all hypotheses; taken if they explain most
 * else: the best finalists', a ply less to start from, and plain searches, fitted on a part of the decisions;
 *       if the best explains most of these: refined with all decisions, and taken if it explains nearly all,
 *       or more than the scout does with all features
 * </pre>
 */
final class LinearFinish<P extends Position<P>> {

  /** The share of decisions that a scout must foresee, of very many. */
  private static final double FORESEEN = 0.75;

  /** Finalists whose linear programmes are solved. */
  private static final int BEST = 2;

  /** Fewer are explained by linear programmes whoever made them. */
  private static final int FEWEST = 20;

  /** Of fewer, all must be explained: most are, whoever made them. */
  static final int VERY_FEW = 40;

  /** Of fewer than so many no part can be spared to judge by. */
  static final int FEW = 150;

  /** The share of decisions that linear programmes explain where they are right. */
  static final double EXPLAINED = 0.97;

  /** The share of few decisions that linear programmes must explain. */
  private static final double EXPLAINED_AT_LEAST = 0.9;

  /** A share that may still grow when all decisions are looked at. */
  private static final double PROMISING = 0.85;

  /** They must explain so much more than the scout does, where that is not nearly all. */
  private static final double MORE = 0.01;

  /** The share of few decisions that a scout must explain. */
  private static final double EXPLAINED_OF_FEW = 0.82;

  /** No limit: a climb may always be tried again. */
  private static final double NEVER_HOPELESS = 0;

  private final LearningTask<P> task;
  private final Scout.Found<P> simple;
  private final Scout.Found<P> best;

  /**
   * @param simple what was found with few features
   * @param best with any
   */
  LinearFinish(LearningTask<P> task, Scout.Found<P> simple, Scout.Found<P> best) {
    this.task = task;
    this.simple = simple;
    this.best = best;
  }

  /** What it learns; nothing where it would be of no use. */
  Optional<LearningResult<P>> learn(FitLedger ledger) {
    int decisions = task.decisions().all().decisions();
    boolean isSimple = best.finalists().stream().anyMatch(simple.finalists()::contains);
    if (!isSimple || decisions < FEWEST) {
      return Optional.empty();
    }
    Climbed.Judgement judgement = simple.finalists().get(0).judgement();
    double foreseen = judgement.foreseen().strict();
    Optional<FeatureSelection<P>> pool = FewFeatures.pool(task);
    if (pool.isEmpty() || foreseen < FORESEEN - 1 / Math.sqrt(decisions)) {
      return Optional.empty();
    }
    LearningTask<P> smaller = task.over(pool.get());
    if (decisions < FEW) {
      return Optional.of(smaller)
          .filter(few -> judgement.explained().strict() >= EXPLAINED_OF_FEW)
          .map(few -> new LearnStrategyInTwoPhases().learn(few, ledger))
          .filter(
              result ->
                  result.training().strict() >= (decisions < VERY_FEW ? 1 : EXPLAINED_AT_LEAST));
    }
    List<DepthFit> fits = fits(smaller, ledger);
    double scouted = best.finalists().get(0).judgement().explained().strict();
    return Optional.of(fits)
        .filter(all -> LearnStrategyInTwoPhases.best(all).training().strict() >= PROMISING)
        .map(all -> LearnStrategyInTwoPhases.refined(smaller, all))
        .filter(result -> result.training().strict() >= Math.min(EXPLAINED, scouted + MORE));
  }

  private List<DepthFit> fits(LearningTask<P> smaller, FitLedger ledger) {
    List<DepthFit> fits = new ArrayList<>();
    double[] start = smaller.start().stream().mapToDouble(Double::doubleValue).toArray();
    for (Hypothesis one : hypotheses()) {
      double[] from = fits.isEmpty() ? start : fits.get(fits.size() - 1).candidate().realWeights();
      fits.add(
          ledger
              .find(one.depth(), one.frontier())
              .orElseGet(() -> fitted(smaller, one, from, ledger)));
    }
    return fits;
  }

  private static <P extends Position<P>> DepthFit fitted(
      LearningTask<P> smaller, Hypothesis one, double[] from, FitLedger ledger) {
    DepthFit fit =
        LearnStrategyInTwoPhases.fit(smaller, one.depth(), one.frontier(), from, NEVER_HOPELESS);
    ledger.enter(fit);
    return fit;
  }

  /**
   * The best finalists', what leads to them, and plain searches that are easily taken for them: a
   * ply more sees what captures lead to.
   */
  private Set<Hypothesis> hypotheses() {
    Set<Hypothesis> hypotheses = new LinkedHashSet<>();
    for (Climbed<P> one :
        simple.finalists().subList(0, Math.min(BEST, simple.finalists().size()))) {
      Hypothesis its = one.hypothesis();
      hypotheses.add(new Hypothesis(Math.max(1, its.depth() - 1), its.frontier()));
      hypotheses.add(its);
      if (its.frontier() != FrontierRule.NONE) {
        hypotheses.add(new Hypothesis(its.depth(), FrontierRule.NONE));
        hypotheses.add(
            new Hypothesis(Math.min(task.maxDepth(), its.depth() + 1), FrontierRule.NONE));
      }
    }
    return hypotheses;
  }
}
