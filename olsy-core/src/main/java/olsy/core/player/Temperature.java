package olsy.core.player;

/**
 * How readily worse moves are taken. With the values v of n moves in a position, a move has the
 * probability
 *
 * <pre>
 * P(i) = (1 − δ) exp(v_i / T) / Σ_k exp(v_k / T) + δ / n
 * </pre>
 *
 * δ is there for slips, which no temperature explains.
 *
 * @param degrees T, in the whole numbers of the evaluation
 */
public record Temperature(double degrees) {

  /** δ */
  public static final double SLIP = 0.01;

  /** Of the largest weight: what strategies without a temperature get. */
  private static final double COMMON = 0.1;

  public Temperature {
    if (!(degrees > 0 && Double.isFinite(degrees))) {
      throw new IllegalArgumentException("a temperature above 0 expected, found " + degrees);
    }
  }

  /** A strategy's; a common one where it has none. */
  public static Temperature of(Strategy<?> strategy) {
    return new Temperature(
        strategy.temperature() > 0
            ? strategy.temperature()
            : COMMON * strategy.evaluation().largestWeight());
  }

  /** Of moves with these values. */
  public double[] probabilities(double[] values) {
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    double[] probabilities = new double[values.length];
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      probabilities[i] = Math.exp((values[i] - best) / degrees);
      sum += probabilities[i];
    }
    for (int i = 0; i < values.length; i++) {
      probabilities[i] = (1 - SLIP) * probabilities[i] / sum + SLIP / values.length;
    }
    return probabilities;
  }
}
