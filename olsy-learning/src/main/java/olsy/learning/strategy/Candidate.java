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
import olsy.learning.players.WrittenStrategy;

/**
 * A strategy that may be the opponent's: weights of the given features, a depth, and what happens
 * at the frontier.
 *
 * @param weights whole numbers, of which the largest is {@link #LARGEST}, or little less: the scale
 *     of learned weights means nothing
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

  /**
   * What a player file has. Its weights keep their very ratios, if whole numbers can: what ties by
   * the file ties by the candidate.
   */
  public static Candidate of(WrittenStrategy written, FeatureSelection<?> pool) {
    double[] real = pool.inOrder(written.weights());
    double unit = written.unit();
    long[] whole = Arrays.stream(real).mapToLong(w -> Math.round(w * unit)).toArray();
    long largest = Arrays.stream(whole).map(Math::abs).max().orElse(0);
    long factor = largest == 0 ? 0 : LARGEST / largest;
    return factor == 0
        ? scaled(real, written.depth(), written.frontier())
        : new Candidate(
            Arrays.stream(whole).mapToObj(w -> Math.toIntExact(factor * w)).toList(),
            written.depth(),
            written.frontier());
  }

  /** The largest of its weights, without its sign; {@link #LARGEST} where all are 0. */
  int largest() {
    int largest = weights.stream().mapToInt(Math::abs).max().orElse(0);
    return largest == 0 ? LARGEST : largest;
  }

  /** The weights with 1 for {@link #LARGEST}. */
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
