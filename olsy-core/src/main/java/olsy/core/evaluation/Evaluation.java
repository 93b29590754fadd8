package olsy.core.evaluation;

import olsy.core.game.Side;

/**
 * A static evaluation f: what a position is worth for a side, higher is better. Nothing is assumed
 * about the worth for the other side. It is not asked about won, lost and drawn positions; {@link
 * Score} values those.
 */
@FunctionalInterface
public interface Evaluation<P> {

  double value(P position, Side side);

  /**
   * The value, or where it is not between alpha and beta perhaps only a bound of it on that side:
   * less work for functions that look on from a position.
   */
  default double value(P position, Side side, double alpha, double beta) {
    return value(position, side);
  }

  /**
   * What is good for one side is bad for the other: the function of a side, asked by a search that
   * begins at the other's move.
   */
  default Evaluation<P> opposed() {
    return (position, side) -> -value(position, side.other());
  }

  /**
   * How many of the numbers that {@link #value} answers make one of those the function's author
   * wrote: weights are scaled to whole numbers, reports scale values back.
   */
  default double unit() {
    return 1;
  }

  /**
   * The scale of the values: the largest weight, without its sign, of what the function adds up;
   * above 0.
   */
  default double largestWeight() {
    return unit();
  }

  /** Whether every position has a value, not only those where a search is known to stop. */
  default boolean isEverywhere() {
    return true;
  }
}
