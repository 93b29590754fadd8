package olsy.core.statistics;

/**
 * Where a mean lies with 95 % confidence.
 *
 * @param low included
 * @param high included
 */
public record Interval(double low, double high) {

  private static final double CONFIDENCE = 0.95;

  /**
   * The interval of the mean of what was measured in clusters, such as the points of games in
   * pairs. Only the clusters are independent, so the spread is taken between them.
   *
   * <pre>
   * mean = Σ sumᵢ / Σ sizeᵢ,  rᵢ = sumᵢ − sizeᵢ·mean,  variance = k/(k−1) · Σ rᵢ² / (Σ sizeᵢ)²
   * </pre>
   *
   * For k clusters of equal size this is Student's interval of their means. One cluster tells
   * nothing: the interval is endless.
   */
  public static Interval ofClusters(double[] sums, int[] sizes) {
    int clusters = sums.length;
    double total = 0;
    double size = 0;
    for (int i = 0; i < clusters; i++) {
      total += sums[i];
      size += sizes[i];
    }
    double mean = total / size;
    if (clusters < 2) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double squares = 0;
    for (int i = 0; i < clusters; i++) {
      double residual = sums[i] - sizes[i] * mean;
      squares += residual * residual;
    }
    double error = Math.sqrt(squares * clusters / (clusters - 1)) / size;
    double half = StudentT.quantile((1 + CONFIDENCE) / 2, clusters - 1) * error;
    return new Interval(mean - half, mean + half);
  }

  /** As far as values can lie. */
  public Interval within(double least, double most) {
    return new Interval(Math.max(low, least), Math.min(high, most));
  }
}
