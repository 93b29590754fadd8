package olsy.learning.training;

import java.util.OptionalDouble;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.Stage;

/** Hears how training is going. */
public interface TrainingListener {

  /**
   * A model is begun.
   *
   * @param decisions it is learned from
   * @param maxDepth depths it is learned for
   */
  void begins(String model, int decisions, int maxDepth);

  /**
   * Hypotheses are tried together.
   *
   * @param known how many of them were tried in an earlier run
   * @param seconds the others will take, about; empty where nothing was measured yet
   */
  default void begins(String model, Stage stage, int known, OptionalDouble seconds) {}

  /**
   * Some of the hypotheses that are tried together are finished.
   *
   * @param seconds the others will take, about
   */
  default void left(String model, double seconds) {}

  /**
   * A depth is finished.
   *
   * @param seconds it took, perhaps in an earlier run
   * @param now whether it was this run
   */
  void finished(String model, DepthFit fit, double seconds, boolean now);
}
