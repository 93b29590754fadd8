package olsy.core.statistics;

import java.util.List;

/**
 * Where a mean or a share lies with 95 % confidence.
 *
 * @param low included
 * @param high included
 */
public record Interval(double low, double high) {

  static final double CONFIDENCE = 0.95;

  /** The share of all such trials, of which some were seen ({@link Wilson}). */
  public static Interval ofShare(double share, int trials) {
    return Wilson.interval(share, trials);
  }

  /** Student's interval of the mean of independent values. One value tells nothing. */
  public static Interval ofMean(double... values) {
    Clusters clusters = Clusters.ofOnes(values);
    double half = clusters.halfOfStudent();
    return new Interval(clusters.mean() - half, clusters.mean() + half);
  }

  /** The interval of the mean of independent values that lie between bounds. */
  public static Interval ofBoundedMean(double least, double most, double... values) {
    return Clusters.ofOnes(values).interval(least, most);
  }

  /** As reports write it. */
  public List<Double> list() {
    return List.of(low, high);
  }
}
