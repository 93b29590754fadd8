package olsy.learning.strategy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.prediction.Accuracy;

/**
 * The best strategy found for one depth and frontier rule.
 *
 * @param training accuracy on the decisions it was fitted to
 * @param heldOut accuracy on those that choose the depth; on the training ones where none were held
 *     out
 * @param work what the learner counts while it fits, by name, in its order
 */
public record DepthFit(
    Candidate candidate, Accuracy training, Accuracy heldOut, Map<String, Integer> work) {

  public DepthFit {
    work = Collections.unmodifiableMap(new LinkedHashMap<>(work));
  }

  /** Whether it is for this depth and rule. */
  public boolean isOf(int depth, FrontierRule frontier) {
    return candidate.depth() == depth && candidate.frontier() == frontier;
  }

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
