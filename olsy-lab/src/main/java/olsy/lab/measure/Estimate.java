package olsy.lab.measure;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import olsy.core.statistics.Interval;

/**
 * A mean that was measured.
 *
 * @param low of the 95 % interval
 */
public record Estimate(double mean, double low, double high) {

  public static Estimate of(double mean, Interval interval) {
    return new Estimate(mean, interval.low(), interval.high());
  }

  /** The mean of values that are independent. One value tells nothing. */
  public static Estimate ofMean(double... values) {
    return of(Arrays.stream(values).average().orElseThrow(), Interval.ofMean(values));
  }

  /** The mean of several, which are independent. */
  public static Estimate of(List<Estimate> all) {
    double mean = all.stream().mapToDouble(Estimate::mean).average().orElseThrow();
    return new Estimate(
        mean,
        mean - independent(all, one -> one.mean - one.low),
        mean + independent(all, one -> one.high - one.mean));
  }

  private static double independent(List<Estimate> all, ToDoubleFunction<Estimate> reach) {
    double squares = all.stream().mapToDouble(reach).map(one -> one * one).sum();
    return Math.sqrt(squares) / all.size();
  }

  public Estimate times(double factor) {
    return new Estimate(factor * mean, factor * low, factor * high);
  }

  /** What the interval reaches to both sides, in the mean. */
  public double half() {
    return (high - low) / 2;
  }
}
