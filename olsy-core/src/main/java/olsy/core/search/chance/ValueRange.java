package olsy.core.search.chance;

import olsy.core.game.Side;

/**
 * Between which numbers all values of a search lie: what makes pruning at chance nodes possible.
 *
 * @param low for the side that moves at the root
 * @param high likewise
 */
public record ValueRange(double low, double high) {

  /**
   * Sums of rounded numbers may be wrong in their last digits. Where it matters, bounds are moved
   * by this part of the largest value: so much less is pruned, and nothing wrongly.
   */
  private static final double ROUNDING = 1e-10;

  public ValueRange {
    if (!(low <= high) || Double.isInfinite(low) || Double.isInfinite(high)) {
      throw new IllegalArgumentException(
          "expected the lowest and the highest value, found " + low + " and " + high);
    }
  }

  /** The same as a side sees it. */
  ValueRange of(Side side, Side atRoot) {
    return side == atRoot ? this : new ValueRange(-high, -low);
  }

  /** More than rounding can move a sum of values and bounds. */
  double slack() {
    return ROUNDING * Math.max(Math.abs(low), Math.abs(high));
  }
}
