package olsy.learning.strategy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;

/**
 * Makes strategies that explain the training decisions equally well, or better, predict others
 * better: features that are not needed get weight 0, and the rest moves to the middle of the
 * weights that explain the same.
 */
final class Refinement<P extends Position<P>> {

  private static final int ROUNDS = 3;
  private static final int STEPS_TO_THE_MIDDLE = 3;

  /** Larger weights are not doubted. */
  private static final double DOUBTFUL = 0.15;

  private final Climb<P> climb;
  private final long seed;

  Refinement(Climb<P> climb, long seed) {
    this.climb = climb;
    this.seed = seed;
  }

  /** Nothing is left once the strategy stays as it is. */
  Place refine(Place start) {
    Place best = start;
    for (int round = 0; round < ROUNDS; round++) {
      Place refined = centre(eliminate(best));
      if (refined.candidate().equals(best.candidate())) {
        break;
      }
      best = refined;
    }
    return best;
  }

  /** Drops features, the lightest first, as long as as much is explained without them. */
  Place eliminate(Place start) {
    Place best = start;
    double[] weights = start.candidate().realWeights();
    int[] lightestFirst =
        Arrays.stream(start.candidate().used())
            .filter(j -> Math.abs(weights[j]) <= DOUBTFUL)
            .boxed()
            .sorted(Comparator.comparingDouble(j -> Math.abs(weights[j])))
            .mapToInt(j -> j)
            .toArray();
    for (int dropped : lightestFirst) {
      int[] rest = IntStream.of(best.candidate().used()).filter(j -> j != dropped).toArray();
      double[] without = best.candidate().realWeights();
      without[dropped] = 0;
      Place place = climb.look(without);
      if (place.strict() < best.strict()) {
        place = climb.climb(place, Margin.ORDER_AWARE, rest);
      }
      best = place.strict() >= best.strict() ? place : best;
    }
    return best;
  }

  /**
   * Moves to the middle, as long as no explanation is lost on the way. What slips leave unexplained
   * is a matter of chance: there, one standard error may be lost.
   */
  Place centre(Place start) {
    double p = start.strict();
    double error = Math.sqrt(p * (1 - p) / Math.max(1, start.accuracy().decisions()));
    Place best = start;
    for (int step = 0; step < STEPS_TO_THE_MIDDLE; step++) {
      Place middle =
          climb.look(
              BayesPoint.of(
                  best.seen(),
                  best.candidate().weights(),
                  best.candidate().used(),
                  new SplittableRandom(seed)));
      if (middle.strict() < p - error) {
        break;
      }
      best = middle;
    }
    return best;
  }
}
