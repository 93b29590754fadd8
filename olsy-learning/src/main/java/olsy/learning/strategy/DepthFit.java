package olsy.learning.strategy;

import olsy.learning.prediction.Accuracy;

/**
 * The best strategy found for one depth and frontier rule.
 *
 * @param training accuracy on the decisions it was fitted to
 * @param heldOut accuracy on those that choose the depth; on the training ones where none were held
 *     out
 * @param iterations how often the decisions were searched
 * @param constraints different rows of the last linear programme
 * @param violations alternatives that it prefers to the moves played, in training
 */
public record DepthFit(
    Candidate candidate,
    Accuracy training,
    Accuracy heldOut,
    int iterations,
    int constraints,
    int violations) {

  /** All, to learn from or held out. */
  public int decisions() {
    return hasHeldOut() ? training.decisions() + heldOut.decisions() : training.decisions();
  }

  /** The share of them in which its move was played. */
  public double explained() {
    return hasHeldOut()
        ? (training.strict() * training.decisions() + heldOut.strict() * heldOut.decisions())
            / decisions()
        : training.strict();
  }

  private boolean hasHeldOut() {
    return !heldOut.equals(training);
  }
}
