package olsy.learning.strategy;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A probability density on a part of a line: constant, but for stretches on which it is higher by
 * some factor.
 *
 * <pre>
 * cut the line at all ends of stretches
 * mass of a piece = its length · e^(sum of the logs of the stretches that cover it)
 * draw a piece by its mass, and a point of it
 * </pre>
 */
final class StepDensity {

  private final double[] from;
  private final double[] to;
  private final double[] log;
  private int size;

  /**
   * @param stretches at most so many
   */
  StepDensity(double least, double most, int stretches) {
    from = new double[stretches + 1];
    to = new double[stretches + 1];
    log = new double[stretches + 1];
    raise(least, most, 0);
  }

  /** By the factor e^log; nothing happens where the stretch is empty. */
  void raise(double low, double high, double by) {
    if (low < high) {
      from[size] = low;
      to[size] = high;
      log[size] = by;
      size++;
    }
  }

  double draw(SplittableRandom random) {
    double[] cuts = new double[2 * size];
    System.arraycopy(from, 0, cuts, 0, size);
    System.arraycopy(to, 0, cuts, size, size);
    Arrays.sort(cuts);
    double[] mass = masses(cuts);
    double rest = random.nextDouble() * Arrays.stream(mass).sum();
    int piece = 0;
    while (piece < mass.length - 1 && rest >= mass[piece]) {
      rest -= mass[piece];
      piece++;
    }
    double length = cuts[piece + 1] - cuts[piece];
    return mass[piece] > 0 ? cuts[piece] + length * Math.min(1, rest / mass[piece]) : cuts[piece];
  }

  /** Of the pieces, in units of the highest density. */
  private double[] masses(double[] cuts) {
    double[] height = new double[cuts.length];
    for (int i = 0; i < size; i++) {
      height[Arrays.binarySearch(cuts, from[i])] += log[i];
      height[Arrays.binarySearch(cuts, to[i])] -= log[i];
    }
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < cuts.length - 1; k++) {
      height[k] += k == 0 ? 0 : height[k - 1];
      top = cuts[k] < cuts[k + 1] ? Math.max(top, height[k]) : top;
    }
    double[] mass = new double[cuts.length - 1];
    for (int k = 0; k < mass.length; k++) {
      double length = cuts[k + 1] - cuts[k];
      mass[k] = length == 0 ? 0 : length * Math.exp(height[k] - top);
    }
    return mass;
  }
}
