package olsy.learning.scout;

/**
 * What is believed of weights before a decision is seen: each one by itself has a normal
 * distribution. In logits.
 */
record Gaussian(double[] mean, double[] deviation) {

  Gaussian {
    if (mean.length != deviation.length) {
      throw new IllegalArgumentException(
          mean.length + " means, " + deviation.length + " deviations");
    }
    mean = mean.clone();
    deviation = deviation.clone();
  }

  int size() {
    return mean.length;
  }

  /** The same player at another temperature. */
  Gaussian scaled(double factor) {
    return new Gaussian(times(mean, factor), times(deviation, factor));
  }

  /** The same means, known better or worse. */
  Gaussian widened(double factor) {
    return new Gaussian(mean, times(deviation, factor));
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
