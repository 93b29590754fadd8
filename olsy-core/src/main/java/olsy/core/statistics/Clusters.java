package olsy.core.statistics;

/**
 * Values that were measured in clusters, such as the points of games in pairs. Only the clusters
 * are independent, so the spread is taken between them.
 *
 * <pre>
 * mean = Σ sumᵢ / Σ sizeᵢ,  rᵢ = sumᵢ − sizeᵢ·mean,  error² = k/(k−1) · Σ rᵢ² / (Σ sizeᵢ)²
 * </pre>
 *
 * Student's interval reaches t(k−1) · error to both sides. It collapses where all k clusters are
 * the same, and is too short where something rare has hardly been seen. {@link #interval} therefore
 * reaches at least as far as what was never seen may pull the mean, where that lies r from it:
 *
 * <pre>
 * max(t · error, q·r),  q = 1 − 0.025^(1/k)
 * </pre>
 *
 * If more than a part q of all clusters differed from those seen, k equal ones in a row would have
 * had a probability of less than 0.025. Where values vary as games do, t · error is longer, and the
 * interval is Student's.
 */
final class Clusters {

  private final double[] sums;
  private final int[] sizes;
  private final double size;
  private final double mean;

  Clusters(double[] sums, int[] sizes) {
    this.sums = sums;
    this.sizes = sizes;
    double all = 0;
    double total = 0;
    for (int i = 0; i < sums.length; i++) {
      total += sums[i];
      all += sizes[i];
    }
    this.size = all;
    this.mean = total / all;
  }

  double mean() {
    return mean;
  }

  int count() {
    return sums.length;
  }

  /** How many values there are. */
  double size() {
    return size;
  }

  /** Σ rᵢ², if the values were expected to have a mean. */
  double squares(double expected) {
    double squares = 0;
    for (int i = 0; i < sums.length; i++) {
      double residual = sums[i] - sizes[i] * expected;
      squares += residual * residual;
    }
    return squares;
  }

  /** Endless for one cluster, which tells nothing. */
  double halfOfStudent() {
    int k = sums.length;
    if (k < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double error = Math.sqrt(squares(mean) * k / (k - 1)) / size;
    return StudentT.quantile((1 + Interval.CONFIDENCE) / 2, k - 1) * error;
  }

  /**
   * @param least that a value can be
   * @param most that a value can be
   * @param far r: how far from the mean of all the mean of an unseen cluster is thought to lie, if
   *     the bounds let it
   */
  Interval interval(double least, double most, double far) {
    double half = halfOfStudent();
    double unseen = unseen(sums.length);
    double down = Math.max(half, unseen * Math.min(mean - least, far));
    double up = Math.max(half, unseen * Math.min(most - mean, far));
    return new Interval(mean - down, mean + up).within(least, most);
  }

  /** q: the part of all clusters that may differ from so many that were seen. */
  static double unseen(int clusters) {
    return 1 - Math.pow((1 - Interval.CONFIDENCE) / 2, 1.0 / clusters);
  }
}
