package olsy.core.statistics;

/**
 * How likely one of two is the stronger one: the probability with which two of the same strength
 * would have come out worse for it.
 *
 * <pre>
 * Φ(Σ xᵢ / √(Σ xᵢ²))    xᵢ: by how much a pair of games lies above even play
 * </pre>
 *
 * The spread is measured around even play, not around the mean of the pairs. So it does not vanish
 * where all pairs are won: ten won pairs give .9992, and tossing a coin gives 1 − 2⁻¹⁰ = .9990.
 */
final class Superiority {

  private Superiority() {}

  /** One half where nothing speaks for either. */
  static double likelihood(double... leads) {
    double sum = 0;
    double squares = 0;
    for (double lead : leads) {
      sum += lead;
      squares += lead * lead;
    }
    return squares == 0 ? Normal.cumulative(0) : Normal.cumulative(sum / Math.sqrt(squares));
  }
}
