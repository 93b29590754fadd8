package olsy.learning.lp;

/**
 * What {@link SoftMarginSolver} answers. Weights are to be had only from an answer whose kind is
 * known, so an uncertified one is never used by accident.
 */
public sealed interface Solution {
  /** F at the weights. */
  double value();

  /** No weights in the box have a smaller F. */
  double lowerBound();

  /** The least F there is: value and lower bound meet. */
  final class Certified implements Solution {
    private final double[] weights;
    private final double value;
    private final double lowerBound;
    private final double[] multipliers;

    /**
     * @param tolerance the gap that counts as closed
     */
    Certified(
        double[] weights, double value, double lowerBound, double tolerance, double[] multipliers) {
      if (!(value - lowerBound <= tolerance)) {
        throw new IllegalArgumentException(
            "certificate not closed: value " + value + ", lower bound " + lowerBound);
      }
      this.weights = weights.clone();
      this.value = value;
      this.lowerBound = lowerBound;
      this.multipliers = multipliers.clone();
    }

    /** Weights of the least F. */
    public double[] weights() {
      return weights.clone();
    }

    /** The proof: {@link SoftMarginProblem#lowerBound} of these is the lower bound. */
    public double[] multipliers() {
      return multipliers.clone();
    }

    @Override
    public double value() {
      return value;
    }

    @Override
    public double lowerBound() {
      return lowerBound;
    }
  }

  /** The rounds were used up: nobody knows how far from the least F this is. */
  final class Uncertified implements Solution {
    private final double[] bestWeights;
    private final double value;
    private final double lowerBound;

    Uncertified(double[] bestWeights, double value, double lowerBound) {
      this.bestWeights = bestWeights.clone();
      this.value = value;
      this.lowerBound = lowerBound;
    }

    /** The best weights found; a start for another attempt. */
    public double[] bestWeights() {
      return bestWeights.clone();
    }

    @Override
    public double value() {
      return value;
    }

    @Override
    public double lowerBound() {
      return lowerBound;
    }
  }
}
