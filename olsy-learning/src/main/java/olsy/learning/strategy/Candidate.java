package olsy.learning.strategy;

import java.util.Arrays;
import olsy.core.eval.Evaluation;
import olsy.core.eval.Frontier;
import olsy.core.eval.LinearEvaluation;
import olsy.core.game.Position;

/**
 * A strategy that may be the opponent's: whole-number weights of the given features, a depth, and
 * what happens at the frontier.
 */
public record Candidate(int[] weights, int depth, Frontier frontier) {

  /** The largest weight there is; the scale of learned weights means nothing. */
  public static final int LARGEST = 1_000_000;

  public Candidate {
    weights = weights.clone();
  }

  /** Scaled so that the largest weight is {@link #LARGEST}. */
  public static Candidate scaled(double[] weights, int depth, Frontier frontier) {
    double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
    int[] whole = new int[weights.length];
    for (int j = 0; j < whole.length && largest > 0; j++) {
      whole[j] = Math.toIntExact(Math.round(weights[j] / largest * LARGEST));
    }
    return new Candidate(whole, depth, frontier);
  }

  @Override
  public int[] weights() {
    return weights.clone();
  }

  /** The same function, searched to another depth. */
  public Candidate atDepth(int other) {
    return new Candidate(weights, other, frontier);
  }

  public <P extends Position<P>> Evaluation<P> evaluation(Pool<P> pool) {
    return frontier.over(new LinearEvaluation<>(pool.features(), pool.spread(weights)));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Candidate other
        && Arrays.equals(weights, other.weights)
        && depth == other.depth
        && frontier == other.frontier;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(weights) + depth;
  }

  @Override
  public String toString() {
    return "depth " + depth + ", frontier " + frontier.text() + ", " + Arrays.toString(weights);
  }
}
