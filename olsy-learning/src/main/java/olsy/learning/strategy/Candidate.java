package olsy.learning.strategy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;

/**
 * A strategy that may be the opponent's: weights of the given features, a depth, and what happens
 * at the frontier.
 *
 * @param weights whole numbers, of which the largest is {@link #LARGEST}: the scale of learned
 *     weights means nothing
 */
public record Candidate(List<Integer> weights, int depth, FrontierRule frontier) {

  public static final int LARGEST = 1_000_000;

  public Candidate {
    weights = List.copyOf(weights);
  }

  public static Candidate scaled(double[] weights, int depth, FrontierRule frontier) {
    double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
    List<Integer> whole =
        largest == 0
            ? Collections.nCopies(weights.length, 0)
            : Arrays.stream(weights)
                .mapToObj(w -> Math.toIntExact(Math.round(w / largest * LARGEST)))
                .toList();
    return new Candidate(whole, depth, frontier);
  }

  /** The weights with 1 for the largest. */
  public double[] realWeights() {
    return weights.stream().mapToDouble(w -> (double) w / LARGEST).toArray();
  }

  /** The columns with weights other than 0. */
  int[] used() {
    return IntStream.range(0, weights.size()).filter(j -> weights.get(j) != 0).toArray();
  }

  public <P extends Position<P>> Evaluation<P> evaluation(FeatureSelection<P> pool) {
    int[] whole = weights.stream().mapToInt(Integer::intValue).toArray();
    return frontier.over(LinearEvaluation.of(pool.features(), pool.spread(whole), LARGEST));
  }

  /** Who plays so. */
  public <P extends Position<P>> Strategy<P> strategy(FeatureSelection<P> pool, TieRule<P> ties) {
    return new Strategy<>(evaluation(pool), depth, 0, ties, 0);
  }
}
