package olsy.learning.strategy;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import olsy.learning.strategy.Dominance.Seen;

/**
 * The linear programmes for whoever says what a candidate sees in decisions, however it searches.
 *
 * <pre>
 * climb with the symmetric margin, then with the order-aware one
 * where most is explained: without the features that are not needed, in the middle of what explains the same
 * </pre>
 *
 * @param sight what a candidate sees
 * @param begin weights of features known to matter; 0 for the others
 */
public record LinearClimb<P extends Position<P>>(
    Function<Candidate, List<Seen>> sight,
    List<Double> begin,
    int depth,
    FrontierRule frontier,
    long seed) {

  /** The share of decisions that must be explained to be worth a refinement. */
  private static final double MOST = 0.85;

  public LinearClimb {
    begin = List.copyOf(begin);
  }

  /** From weights near by to those that explain most. */
  public Candidate from(double[] start) {
    Climb<P> climb = new Climb<>(sight, depth, frontier);
    Place place = place(climb, start);
    return place.strict() < MOST
        ? place.candidate()
        : new Refinement<>(climb, begin, seed).refine(place).candidate();
  }

  /** The same without the refinement, which takes most of the time. */
  public Candidate roughly(double[] start) {
    return place(new Climb<P>(sight, depth, frontier), start).candidate();
  }

  private static <P extends Position<P>> Place place(Climb<P> climb, double[] start) {
    int[] all = IntStream.range(0, start.length).toArray();
    Place first = climb.climb(climb.look(start), Margin.SYMMETRIC, all);
    return first.orBetter(climb.climb(first, Margin.ORDER_AWARE, all));
  }
}
