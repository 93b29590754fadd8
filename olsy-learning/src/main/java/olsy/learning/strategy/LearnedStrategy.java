package olsy.learning.strategy;

import java.util.List;
import olsy.core.player.TieRule;
import olsy.learning.prediction.Accuracy;

/**
 * What was learned.
 *
 * @param ties its margin is in the whole numbers of the candidate's weights
 * @param temperature likewise; see {@link LearnTemperature}
 * @param training how well it explains the decisions it was fitted to
 * @param fits of every depth and frontier rule that was considered, in that order
 */
public record LearnedStrategy<P>(
    Candidate candidate,
    TieRule<P> ties,
    double temperature,
    Accuracy training,
    List<DepthFit> fits) {

  public LearnedStrategy {
    fits = List.copyOf(fits);
  }
}
