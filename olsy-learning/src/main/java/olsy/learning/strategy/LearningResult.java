package olsy.learning.strategy;

import java.util.List;
import olsy.core.game.Position;
import olsy.learning.prediction.Accuracy;

/**
 * What comes of learning.
 *
 * @param training how well the strategy explains the decisions it was fitted to
 * @param fits of every depth and frontier rule that was considered, in that order
 */
public record LearningResult<P extends Position<P>>(
    LearnedStrategy<P> learned, Accuracy training, List<DepthFit> fits) {

  public LearningResult {
    fits = List.copyOf(fits);
  }
}
