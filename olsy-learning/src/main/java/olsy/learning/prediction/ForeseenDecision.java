package olsy.learning.prediction;

/** A decision, with what was expected of it. Its arrays are not copied: nobody writes to them. */
public final class ForeseenDecision extends ValuedDecision {

  /** The index of the move expected. */
  public final int expected;

  /** Of the moves. */
  public final double[] probabilities;

  /**
   * @param values what makes one move better than another
   */
  public ForeseenDecision(
      int chosen, int times, int expected, double[] probabilities, double[] values) {
    super(chosen, times, values);
    this.expected = expected;
    this.probabilities = probabilities;
  }

  /** ln P(move played) */
  double logLikelihood() {
    return Math.log(probabilities[chosen]);
  }
}
