package olsy.core.statistics;

import java.util.function.DoubleUnaryOperator;

/** The value that a random number stays below with a probability, by halving. */
final class Quantile {

  private Quantile() {}

  /**
   * Of a number that is as often above 0 as below.
   *
   * @param cumulative the probability to stay below a value
   * @param probability at least one half, below 1
   */
  static double of(DoubleUnaryOperator cumulative, double probability) {
    double low = 0;
    double high = 1;
    while (cumulative.applyAsDouble(high) < probability) {
      high *= 2;
    }
    double middle = (low + high) / 2;
    while (low < middle && middle < high) {
      if (cumulative.applyAsDouble(middle) < probability) {
        low = middle;
      } else {
        high = middle;
      }
      middle = (low + high) / 2;
    }
    return middle;
  }
}
