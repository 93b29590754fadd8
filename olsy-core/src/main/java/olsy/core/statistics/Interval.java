package olsy.core.statistics;

import java.util.Arrays;
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

  /**
   * The same of one of several shares: all their intervals hold together with 95 % confidence (C.
   * E. Bonferroni, 1936).
   *
   * @param shares how many there are
   */
  public static Interval ofShareAmong(int shares, double share, int trials) {
    double wrong = (1 - CONFIDENCE) / shares;
    return Wilson.interval(share, trials, Normal.quantile(1 - wrong / 2));
  }

  /** Student's interval of the mean of independent values. One value tells nothing. */
  public static Interval ofMean(double... values) {
    int[] ones = new int[values.length];
    Arrays.fill(ones, 1);
    return ofMean(values, ones);
  }

  /**
   * Student's interval of the mean of values in clusters, such as the games of sessions. One
   * cluster tells nothing.
   *
   * @param sums of each cluster
   * @param sizes how many values each has
   */
  public static Interval ofMean(double[] sums, int[] sizes) {
    Clusters clusters = new Clusters(sums, sizes);
    double half = clusters.halfOfStudent();
    return new Interval(clusters.mean() - half, clusters.mean() + half);
  }

  /** As far as values can lie. */
  public Interval within(double least, double most) {
    return new Interval(Math.max(low, least), Math.min(high, most));
  }

  /** As reports write it. */
  public List<Double> list() {
    return List.of(low, high);
  }
}
