package olsy.learning.players;

import java.math.BigDecimal;
import java.util.Collection;

/**
 * What real weights are multiplied by to become the whole numbers that searches add up: the
 * smallest power of ten that makes them all whole, but no larger than the numbers allow.
 */
final class WeightUnit {

  /** Keeps every weight an int, and every value far below that of a won game. */
  private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000_000);

  private WeightUnit() {}

  /**
   * One unit for several functions, so that their values can be added.
   *
   * @param functions the weights of each
   */
  static double of(Collection<? extends Collection<Double>> functions) {
    int digits = 0;
    BigDecimal largest = BigDecimal.ZERO;
    for (Collection<Double> weights : functions) {
      BigDecimal sum = BigDecimal.ZERO;
      for (double weight : weights) {
        BigDecimal decimal = BigDecimal.valueOf(weight).stripTrailingZeros();
        digits = Math.max(digits, decimal.scale());
        sum = sum.add(decimal.abs());
      }
      largest = largest.max(sum);
    }
    while (largest.movePointRight(digits).compareTo(MOST) > 0) {
      digits--;
    }
    return BigDecimal.ONE.movePointRight(digits).doubleValue();
  }
}
