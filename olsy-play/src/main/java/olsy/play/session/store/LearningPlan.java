package olsy.play.session.store;

import java.util.OptionalInt;

/**
 * How a session learns.
 *
 * @param every decisions of the opponent after which the model is learned again
 * @param until decisions after which learning is switched off; empty for never
 * @param synchronous whether play waits for the model
 * @param features a pool or features; null to choose
 * @param maxDepth the deepest search considered
 * @param window last decisions to learn from
 * @param telling whether of our moves that are worth the same the one is played whose reply tells
 *     most
 */
public record LearningPlan(
    int every,
    OptionalInt until,
    boolean synchronous,
    String features,
    int maxDepth,
    int window,
    boolean telling) {

  /** Whatever replies tell. */
  public LearningPlan(
      int every,
      OptionalInt until,
      boolean synchronous,
      String features,
      int maxDepth,
      int window) {
    this(every, until, synchronous, features, maxDepth, window, false);
  }

  public LearningPlan {
    if (every < 1 || until.orElse(1) < 1 || window < 1) {
      throw new IllegalArgumentException(
          "decisions to learn after, until and from expected, found "
              + every
              + ", "
              + until
              + ", "
              + window);
    }
  }
}
