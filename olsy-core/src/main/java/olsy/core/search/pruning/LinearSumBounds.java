package olsy.core.search.pruning;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.player.Player;

/**
 * Sum-bounds of linear functions over the same features, from their weights and the largest values
 * that the features can still take (Carmel and Markovitch, Pruning Algorithms for Multi-model
 * Adversary Search, Section 5).
 *
 * <pre>
 * B_j = Σ |w_j + w_{j−1}| · max |h|     the weights as one and the same side sees the features
 * </pre>
 */
public final class LinearSumBounds<P> implements SumBoundRule<P> {

  private final List<LinearEvaluation<P>> models = new ArrayList<>();

  /**
   * @throws IllegalArgumentException when the functions are not linear over the same features
   */
  public LinearSumBounds(Player<P> player) {
    for (Evaluation<P> model : player.evaluations()) {
      if (!(model instanceof LinearEvaluation<P> linear)) {
        throw new IllegalArgumentException(
            "sum-bounds can only be computed for linear evaluations; model "
                + models.size()
                + " has none");
      }
      if (!models.isEmpty() && linear.features() != models.get(0).features()) {
        throw new IllegalArgumentException(
            "sum-bounds can only be computed over the same features; model "
                + models.size()
                + " has others than model 0");
      }
      models.add(linear);
    }
  }

  @Override
  public SumBounds at(P root) {
    double[] bounds = new double[models.size() - 1];
    for (int j = 1; j <= bounds.length; j++) {
      bounds[j - 1] = models.get(j).largestSum(models.get(j - 1), root);
    }
    return SumBounds.of(bounds);
  }
}
