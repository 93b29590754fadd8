package olsy.learning.scout;

import java.util.Arrays;
import olsy.core.search.PlayerAlgorithm;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.Candidate;

/**
 * An explanation of decisions: what is supposed of the player, and the weights and depth that it
 * then has.
 */
record LevelExplanation(Supposed supposed, Candidate own, LevelClimb.Reached reached) {

  /**
   * What is supposed of a player beside its weights and its depth.
   *
   * @param search by which it moves
   * @param origin of what it thinks of us, in a word
   * @param us what it thinks of us; null at level 0
   * @param taken how many weights of its model of us the decisions had to tell
   */
  record Supposed(
      int level, PlayerAlgorithm search, String origin, WrittenStrategy us, double taken) {}

  int level() {
    return supposed.level;
  }

  double score() {
    return reached.score() - supposed.taken;
  }

  LevelExplanation orBetter(LevelExplanation other) {
    return other.score() > score() ? other : this;
  }

  /** Of every decision; each bears its part of what the model was fitted to. */
  double[] leftOut() {
    double[] leftOut = reached.leftOut.clone();
    Arrays.setAll(leftOut, i -> leftOut[i] - supposed.taken / leftOut.length);
    return leftOut;
  }
}
