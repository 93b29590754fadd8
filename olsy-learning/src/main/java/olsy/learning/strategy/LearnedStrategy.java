package olsy.learning.strategy;

import java.util.List;

/**
 * What was learned.
 *
 * @param training how well it explains the decisions it was fitted to
 * @param fits of every depth and frontier rule that was considered, in that order
 */
public record LearnedStrategy(Candidate candidate, Accuracy training, List<DepthFit> fits) {

  public LearnedStrategy {
    fits = List.copyOf(fits);
  }
}
