package olsy.core.search.pruning;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.player.Player;

/**
 * Sum-bounds estimated from random games, for functions about which nothing can be computed (Carmel
 * and Markovitch, Pruning Algorithms for Multi-model Adversary Search, Section 5): the largest sums
 * met in a number of independent positions.
 *
 * <p>Were the share of positions within the largest sum of one pair of functions less than c, so
 * many positions without a larger one would have had a probability below c^samples. With n pairs, c
 * = ((1 − confidence) / n)^(1 / samples).
 *
 * @param samples positions, each from a game of its own
 * @param confidence the probability that the coverage is as large as stated
 * @param coverage for each pair of functions, the least share of such positions within the bound
 */
public record SampledSumBounds<P>(SumBounds bounds, int samples, double confidence, double coverage)
    implements SumBoundRule<P> {

  public SampledSumBounds {
    if (samples < 1 || !(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "sum-bounds from " + samples + " samples with confidence " + confidence);
    }
  }

  /**
   * @param start where the games begin
   * @param plies that a game lasts at most; positions are taken from all of them alike
   */
  public static <P extends Position<P>> SampledSumBounds<P> of(
      Player<P> player, P start, int plies, int samples, double confidence, long seed) {
    if (start.isTerminal()) {
      throw new IllegalArgumentException("no game can be played from where it is over");
    }
    SplittableRandom random = new SplittableRandom(seed);
    List<Evaluation<P>> models = player.evaluations();
    double[] largest = new double[player.level()];
    for (int i = 0; i < samples; i++) {
      P position = sample(start, plies, random);
      for (int j = 1; j <= largest.length; j++) {
        for (Side side : Side.values()) {
          double sum =
              Score.of(position, side, 0, models.get(j))
                  + Score.of(position, side.other(), 0, models.get(j - 1));
          largest[j - 1] = Math.max(largest[j - 1], Math.abs(sum));
        }
      }
    }
    double coverage = Math.pow((1 - confidence) / Math.max(1, largest.length), 1.0 / samples);
    return new SampledSumBounds<>(SumBounds.of(largest), samples, confidence, coverage);
  }

  /** After a random number of random moves; games that end before do not count. */
  private static <P extends Position<P>> P sample(P start, int plies, SplittableRandom random) {
    while (true) {
      P position = RandomPlay.walk(start, random.nextInt(plies + 1), random);
      if (!position.isTerminal()) {
        return position;
      }
    }
  }

  @Override
  public SumBounds at(P root) {
    return bounds;
  }
}
