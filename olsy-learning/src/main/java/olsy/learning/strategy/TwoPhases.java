package olsy.learning.strategy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;

/**
 * A climb in two phases, for one depth and frontier rule.
 *
 * <pre>
 * climb with the symmetric margin
 * learn the order in which the player lists its moves, if it is not the game's
 * climb on with the order-aware margin
 * </pre>
 *
 * An alternative that is as good as the move played is a true tie, broken by order; the symmetric
 * margin explains it by weights that are not there. The order-aware one alone can collapse to
 * weights near 0.
 */
final class TwoPhases<P extends Position<P>> {

  private final LearningTask<P> task;
  private final ExampleSet<P> decisions;
  private final int depth;
  private final FrontierRule frontier;
  private final int[] columns;
  private int iterations;
  private int constraints;

  TwoPhases(LearningTask<P> task, ExampleSet<P> decisions, int depth, FrontierRule frontier) {
    this.task = task;
    this.decisions = decisions;
    this.depth = depth;
    this.frontier = frontier;
    this.columns = IntStream.range(0, task.pool().size()).toArray();
  }

  /** The same with no more than so many decisions. */
  TwoPhases<P> onFirst(int most) {
    return decisions.unforced().size() <= most
        ? this
        : new TwoPhases<>(task, decisions.first(most), depth, frontier);
  }

  int size() {
    return decisions.unforced().size();
  }

  int iterations() {
    return iterations;
  }

  int constraints() {
    return constraints;
  }

  Listed<P> climb(double[] weights) {
    List<Repeated<P>> asListed = decisions.unforced();
    Climb<P> climb = new Climb<>(task.pool(), asListed, depth, frontier);
    Place first = climb.climb(climb.look(weights), Margin.SYMMETRIC, columns);
    TieRule<P> ties = LearnTies.of(asListed, first.seen(), task.tieOrders());
    if (ties.isGamesOrder()) {
      Place second = first.orBetter(climb.climb(first, Margin.ORDER_AWARE, columns));
      return listed(climb, second, ties);
    }
    count(climb);
    return goOn(new Listed<>(first, ties, first.accuracy()));
  }

  /** With the order-aware margin, from weights found before. */
  Listed<P> goOn(Listed<P> before) {
    return goOn(before.place().candidate().realWeights(), before.ties());
  }

  /** With the order-aware margin, from weights found before. */
  Listed<P> goOn(double[] weights, TieRule<P> ties) {
    Climb<P> climb = climbListedBy(ties);
    Place start = climb.look(weights);
    Place sparse = climb.climb(start, Margin.ORDER_AWARE, start.candidate().used());
    Place best = sparse.orBetter(climb.climb(sparse, Margin.ORDER_AWARE, columns));
    return listed(climb, best, ties);
  }

  /**
   * With each of the orders of ties that explain best what is seen after another climb with the
   * symmetric margin: the order-aware one bends the weights towards the order it was given.
   */
  List<Listed<P>> relisted(Listed<P> found, int orders) {
    List<Repeated<P>> asListed = decisions.unforced();
    Climb<P> climb = new Climb<>(task.pool(), asListed, depth, frontier);
    Place start = climb.look(found.place().candidate().realWeights());
    Place place = climb.climb(start, Margin.SYMMETRIC, columns);
    return LearnTies.candidates(asListed, place.seen(), task.tieOrders(), orders).stream()
        .map(ties -> new Listed<>(place, ties, place.accuracy()))
        .toList();
  }

  /** In a neighbouring order of ties that explains more. */
  Listed<P> withNeighbouringOrder(Listed<P> found) {
    if (found.ties().isGamesOrder()) {
      return found;
    }
    List<Repeated<P>> asListed = decisions.unforced();
    Climb<P> climb = new Climb<>(task.pool(), asListed, depth, frontier);
    Place place = climb.look(found.place().candidate().realWeights());
    TieRule<P> improved = LearnTies.improved(found.ties(), asListed, place.seen());
    return improved.equals(found.ties())
        ? found
        : found.orBetter(refined(goOn(new Listed<>(place, improved, place.accuracy()))));
  }

  Listed<P> refined(Listed<P> found) {
    Climb<P> climb = climbListedBy(found.ties());
    Place place = new Refinement<>(climb, task.start(), task.seed()).refine(found.place());
    return listed(climb, place, found.ties());
  }

  /** The mean of what the decisions leave open, where they leave much open. */
  Listed<P> posteriorMean(Listed<P> found) {
    Climb<P> climb = climbListedBy(found.ties());
    PosteriorMean<P> mean =
        new PosteriorMean<>(
            task.pool(),
            decisions.listedBy(found.ties()).unforced(),
            task.start(),
            depth,
            frontier);
    Place place = climb.look(mean.of(found.place().candidate(), new SplittableRandom(task.seed())));
    return PosteriorMean.isWorth(found.place().strict(), place.strict())
        ? listed(climb, place, found.ties())
        : found;
  }

  private Climb<P> climbListedBy(TieRule<P> ties) {
    return new Climb<>(task.pool(), decisions.listedBy(ties).unforced(), depth, frontier);
  }

  private Listed<P> listed(Climb<P> climb, Place place, TieRule<P> ties) {
    count(climb);
    TieRule<P> withMargin = ties.isGamesOrder() ? ties : LearnTies.withMargin(ties, place.seen());
    return new Listed<>(place, withMargin, Accuracy.of(place.seen(), withMargin.margin()));
  }

  private void count(Climb<P> climb) {
    iterations += climb.iterations();
    constraints = climb.constraints();
  }
}
