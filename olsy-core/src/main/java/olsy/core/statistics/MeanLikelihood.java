package olsy.core.statistics;

/**
 * How likely pairs are, if their mean score is a given one and nothing else is known of how they
 * are distributed: the empirical likelihood of A. B. Owen (Empirical Likelihood Ratio Confidence
 * Intervals for a Single Functional, 1988), over the five scores that a pair can have.
 *
 * <pre>
 * max { Π pᵢ^nᵢ : Σ pᵢ = 1, Σ pᵢ aᵢ = s }  is reached by  pᵢ = nᵢ / (n·(1 + θ·dᵢ)),  dᵢ = aᵢ − s
 * with θ from −1/(1 − s) to 1/s so that              Σ nᵢ·dᵢ / (1 + θ·dᵢ) = 0
 * </pre>
 *
 * The sum falls as θ grows. Where it has no root, the likeliest distribution has a kind of pair
 * that was never seen, none or four points, and θ is an end of its range. So nothing has to be
 * added to counts of 0: twenty pairs that were won are explained by as many lost ones as the mean
 * asks for.
 */
final class MeanLikelihood {

  private static final double EXACT = 1e-12;
  private static final int MOST_STEPS = 200;

  private MeanLikelihood() {}

  /**
   * The logarithm of the likelihood, less that of the mean which was observed; never above 0.
   *
   * @param mean between 0 and 1
   */
  static double log(Pentanomial pairs, double mean) {
    double theta = theta(pairs, mean);
    double sum = 0;
    for (int points = 0; points < Pentanomial.KINDS; points++) {
      int count = pairs.count(points);
      if (count > 0) {
        sum -= count * Math.log1p(theta * (Pentanomial.score(points) - mean));
      }
    }
    return sum;
  }

  /** Newton's steps from 0, halving where they leave the range in which the root is. */
  private static double theta(Pentanomial pairs, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    double theta = 0;
    for (int step = 0; step < MOST_STEPS && high - low > EXACT; step++) {
      double sum = 0;
      double slope = 0;
      for (int points = 0; points < Pentanomial.KINDS; points++) {
        double apart = Pentanomial.score(points) - mean;
        double share = apart / (1 + theta * apart);
        sum += pairs.count(points) * share;
        slope -= pairs.count(points) * share * share;
      }
      if (sum > 0) {
        low = theta;
      } else {
        high = theta;
      }
      double next = theta - sum / slope;
      if (Math.abs(next - theta) < EXACT) {
        return theta;
      }
      theta = low < next && next < high ? next : (low + high) / 2;
    }
    return theta;
  }
}
