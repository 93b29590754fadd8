package olsy.core.search.chance;

import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;

/**
 * The range of a linear function, from its weights and the largest values that the features can
 * still take.
 *
 * <pre>
 * |f| ≤ Σ |w| · max |h|
 * </pre>
 */
public final class LinearRange<P> implements RangeRule<P> {

  private final LinearEvaluation<P> evaluation;

  /**
   * @throws IllegalArgumentException when the function is not linear
   */
  public LinearRange(Evaluation<P> evaluation) {
    if (!(evaluation instanceof LinearEvaluation<P> linear)) {
      throw new IllegalArgumentException(
          "the range of values can only be computed for linear evaluations");
    }
    this.evaluation = linear;
  }

  @Override
  public ValueRange at(P root) {
    double largest = evaluation.largest(root);
    return new ValueRange(-largest, largest);
  }
}
