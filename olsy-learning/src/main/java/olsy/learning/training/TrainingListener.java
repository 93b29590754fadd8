package olsy.learning.training;

import olsy.learning.strategy.DepthFit;

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
   * A depth is finished.
   *
   * @param seconds it took, perhaps in an earlier run
   * @param now whether it was this run
   */
  void finished(String model, DepthFit fit, double seconds, boolean now);
}
