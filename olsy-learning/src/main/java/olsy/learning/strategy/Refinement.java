package olsy.learning.strategy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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

  /** Of many features, larger weights are not doubted: each doubt may cost a climb. */
  private static final double DOUBTFUL = 0.15;

  private final Climb<P> climb;
  private final List<Double> begin;
  private final long seed;

  /**
   * @param begin weights the learner began with: features it knows to matter are not dropped
   */
  Refinement(Climb<P> climb, List<Double> begin, long seed) {
    this.climb = climb;
    this.begin = List.copyOf(begin);
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
            .filter(j -> begin.get(j) == 0)
            .filter(j -> weights.length < Climb.MANY_COLUMNS || Math.abs(weights[j]) <= DOUBTFUL)
            .boxed()
            .sorted(Comparator.comparingDouble(j -> Math.abs(weights[j])))
            .mapToInt(j -> j)
            .toArray();
    for (int dropped : lightestFirst) {
      Place place = without(dropped, best);
      best = place.strict() >= best.strict() ? place : best;
    }
    return best;
  }

  /**
   * Near a place, but without a feature. Others may have to stand in for it: if it is almost the
   * same as they are, as all pieces are to men, they do from the next place of the climb on.
   */
  private Place without(int dropped, Place place) {
    int[] rest = IntStream.of(place.candidate().used()).filter(j -> j != dropped).toArray();
    double[] weights = place.candidate().realWeights();
    weights[dropped] = 0;
    Place found = climb.look(weights);
    if (found.strict() < place.strict() && weights.length < Climb.MANY_COLUMNS) {
      found = found.orBetter(climb.step(place, Margin.ORDER_AWARE, rest));
      found = found.orBetter(climb.step(place, Margin.SYMMETRIC, rest));
    }
    return found.strict() < place.strict() ? climb.climb(found, Margin.ORDER_AWARE, rest) : found;
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
