package olsy.learning.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.LearnStrategyInTwoPhases;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;

/**
 * Goes on from a model that explains nearly all decisions, also those made since it was learned: by
 * the linear programmes alone. Nobody needs to ask again who else it could be.
 */
final class LinearRenewal {

  /** So many are hardly ever explained by what is not true. */
  private static final double EXPLAINED = 0.99;

  private LinearRenewal() {}

  /**
   * What it learns; nothing where the model before does not explain so much, or counts many
   * features.
   */
  static <P extends Position<P>> Optional<LearningResult<P>> of(
      LearningTask<P> task, LearningTask.Before<P> before) {
    LearnedStrategy<P> last = before.strategies().get(0);
    return FewFeatures.pool(task)
        .filter(few -> few.names().containsAll(last.used()))
        .filter(few -> task.decisions().all().decisions() >= LinearFinish.FEW)
        .filter(few -> explained(last, task) >= EXPLAINED)
        .map(few -> LearnStrategyInTwoPhases.goneOn(task.over(few), last.over(few)))
        .map(renewed -> withDoubts(renewed, last, before.fits()));
  }

  private static <P extends Position<P>> double explained(
      LearnedStrategy<P> last, LearningTask<P> task) {
    return new Predictor<>(last.strategy()).accuracy(task.decisions().all()).strict();
  }

  /** What was not known before is not known now. */
  private static <P extends Position<P>> LearningResult<P> withDoubts(
      LearningResult<P> renewed, LearnedStrategy<P> last, List<DepthFit> before) {
    LearnedStrategy<P> learned = renewed.learned();
    List<DepthFit> fits = new ArrayList<>();
    for (DepthFit fit : before) {
      fits.add(
          fit.isOf(learned.candidate().depth(), learned.candidate().frontier())
              ? new DepthFit(
                  learned.candidate(), renewed.training(), renewed.training(), fit.work())
              : fit);
    }
    return new LearningResult<>(learned.with(last.doubts()), renewed.training(), fits);
  }
}
