package olsy.learning.strategy;

import olsy.core.game.Position;

/**
 * A procedure that finds the evaluation and the depth that agree best with a player's decisions.
 */
public interface StrategyLearner {

  /**
   * @param ledger remembers what is finished, so that an interrupted run need not repeat it
   */
  <P extends Position<P>> LearnedStrategy<P> learn(LearningTask<P> task, FitLedger ledger);

  default <P extends Position<P>> LearnedStrategy<P> learn(LearningTask<P> task) {
    return learn(task, FitLedger.FORGETFUL);
  }
}
