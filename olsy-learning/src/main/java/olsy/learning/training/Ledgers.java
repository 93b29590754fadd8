package olsy.learning.training;

import olsy.learning.strategy.FitLedger;

/** Gives every model that is learned a ledger for the depths that are finished. */
@FunctionalInterface
public interface Ledgers {

  /** Nothing is known, and nothing is kept. */
  Ledgers FORGETFUL = (model, decisions, maxDepth) -> FitLedger.FORGETFUL;

  /**
   * A model is begun.
   *
   * @param model {@link Training#PLAYER} or {@link Training#GENERIC}
   * @param decisions it is learned from
   * @param maxDepth depths it is learned for
   */
  FitLedger begin(String model, int decisions, int maxDepth);
}
