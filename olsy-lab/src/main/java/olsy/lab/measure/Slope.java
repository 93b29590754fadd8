package olsy.lab.measure;

import java.util.Optional;
import olsy.core.statistics.Interval;

/**
 * How much more y there is with one x more, where there is no y without x: least squares. The
 * interval does not suppose that errors are alike (H. White, A Heteroskedasticity-Consistent
 * Covariance Matrix Estimator, 1980).
 *
 * <pre>
 * b = Σ xy / Σ x²,   b ± Student's interval of the mean of n x (y − bx) / Σ x²
 * </pre>
 */
public final class Slope {

  private Slope() {}

  /** Of independent points; empty where no x differs from 0. */
  public static Optional<Estimate> of(double[] x, double[] y) {
    double squares = 0;
    double products = 0;
    for (int i = 0; i < x.length; i++) {
      squares += x[i] * x[i];
      products += x[i] * y[i];
    }
    if (squares == 0) {
      return Optional.empty();
    }
    double slope = products / squares;
    double[] pulls = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      pulls[i] = x.length * x[i] * (y[i] - slope * x[i]) / squares;
    }
    Interval around = Interval.ofMean(pulls);
    return Optional.of(new Estimate(slope, slope + around.low(), slope + around.high()));
  }
}
