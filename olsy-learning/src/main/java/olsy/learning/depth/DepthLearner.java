package olsy.learning.depth;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.learning.example.AllCores;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;

/** A procedure that finds the depth of a player whose evaluation is known, from its decisions. */
public interface DepthLearner {

  /**
   * What a decision adds to the counter of a depth.
   *
   * @param values of the successors, searched to that depth, for the side that decided
   * @param chosen index of the successor chosen
   */
  int credit(double[] values, int chosen);

  default DepthCounts count(DepthValues seen) {
    return DepthCounts.of(seen, this);
  }

  /**
   * On all cores. Forced moves say nothing and are left out.
   *
   * @param evaluation the player's
   * @param maxDepth the deepest search considered
   */
  default <P extends Position<P>> DepthCounts learn(
      ExampleSet<P> examples, Evaluation<P> evaluation, int maxDepth) {
    DepthCounts none = DepthCounts.none(maxDepth);
    return AllCores.map(examples.unforced(), repeated -> count(repeated, evaluation, maxDepth))
        .stream()
        .reduce(none, DepthCounts::plus);
  }

  private <P extends Position<P>> DepthCounts count(
      Repeated<P> repeated, Evaluation<P> evaluation, int maxDepth) {
    return count(DepthValues.of(repeated.example(), evaluation, maxDepth)).times(repeated.times());
  }
}
