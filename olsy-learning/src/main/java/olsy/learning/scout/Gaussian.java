package olsy.learning.scout;

/**
 * What is believed of weights before a decision is seen: each one by itself has a normal
 * distribution. In logits.
 */
final class Gaussian {

  private final double[] mean;
  private final double[] deviation;

  Gaussian(double[] mean, double[] deviation) {
    if (mean.length != deviation.length) {
      throw new IllegalArgumentException(
          mean.length + " means, " + deviation.length + " deviations");
    }
    mean = mean.clone();
    deviation = deviation.clone();
    this.mean = mean;
    this.deviation = deviation;
  }

  double[] mean() {
    return mean;
  }

  double[] deviation() {
    return deviation;
  }

  private static final double MOST_SCALE = 100;

  int size() {
    return mean.length;
  }

  /** The same player at another temperature. */
  Gaussian scaled(double factor) {
    return new Gaussian(times(mean, factor), times(deviation, factor));
  }

  /**
   * The factor by which the means come nearest to weights, in deviations: at which temperature they
   * were learned. From a hundredth to a hundred; 1 where the means say nothing.
   */
  double scaleOf(double[] weights) {
    double product = 0;
    double squares = 0;
    for (int j = 0; j < weights.length; j++) {
      double precision = 1 / (deviation[j] * deviation[j]);
      product += precision * weights[j] * mean[j];
      squares += precision * mean[j] * mean[j];
    }
    return squares == 0 ? 1 : Math.min(MOST_SCALE, Math.max(1 / MOST_SCALE, product / squares));
  }

  private static double[] times(double[] numbers, double factor) {
    double[] products = numbers.clone();
    for (int j = 0; j < products.length; j++) {
      products[j] *= factor;
    }
    return products;
  }

  /** Minus the logarithm of the density, without what does not depend on the weights. */
  double penalty(double[] weights) {
    double sum = 0;
    for (int j = 0; j < weights.length; j++) {
      double z = (weights[j] - mean[j]) / deviation[j];
      sum += z * z / 2;
    }
    return sum;
  }
}
