package olsy.learning.strategy;

import olsy.core.game.Position;

/**
 * A procedure that finds the evaluation and the depth that agree best with a player's decisions.
 * {@link StrategyLearners} has them by name.
 */
public interface StrategyLearner {

  /** What commands and files call it. */
  String name();

  /** In a few words, for help texts. */
  String description();

  /** Whether it finds out which features matter, and wants all that a game has. */
  default boolean choosesFeatures() {
    return false;
  }

  /**
   * Learns.
   *
   * @param ledger remembers what is finished, so that an interrupted run need not repeat it
   */
  <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task, FitLedger ledger);

  default <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task) {
    return learn(task, FitLedger.FORGETFUL);
  }
}
