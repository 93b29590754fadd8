package olsy.core.game;

import java.util.OptionalDouble;

/**
 * What positions are worth for each of their players, higher is better. Nothing is assumed about
 * how the values of different players go together, unless their sum has a bound.
 */
public interface Payoffs<P> {

  /** A value for each player, in the order of their turns; the array is the caller's. */
  double[] values(P position);

  /**
   * An upper bound on the sum of all players' values, in all positions up to so many plies from a
   * root. Where there is one, no value is below 0.
   */
  OptionalDouble sum(P root, int depth);
}
