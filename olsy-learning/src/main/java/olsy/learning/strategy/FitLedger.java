package olsy.learning.strategy;

import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.text.JsonValue;

/**
 * Where a learner writes down what it has finished, and what comes next: the fits of single depths,
 * and what is found of hypotheses that are tried together.
 */
public interface FitLedger {

  /** Knows nothing and keeps nothing. */
  FitLedger FORGETFUL =
      new FitLedger() {
        @Override
        public Optional<DepthFit> find(int depth, FrontierRule frontier) {
          return Optional.empty();
        }

        @Override
        public void enter(DepthFit fit) {}
      };

  /** A fit finished before, for the same task. */
  Optional<DepthFit> find(int depth, FrontierRule frontier);

  void enter(DepthFit fit);

  /** Of hypotheses that are tried together. */
  default void begins(Stage stage) {}

  /**
   * What was found before, for the same task.
   *
   * @param hypothesis one of the stage that was begun last
   */
  default Optional<JsonValue> find(String hypothesis) {
    return Optional.empty();
  }

  /**
   * @param hypothesis one of the stage that was begun last
   * @param found as the learner itself reads it again
   */
  default void enter(String hypothesis, Object found) {}
}
