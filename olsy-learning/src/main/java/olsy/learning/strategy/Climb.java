package olsy.learning.strategy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.lp.SoftMarginSolver;
import olsy.learning.lp.Solution;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Constraints.Margin;
import olsy.learning.strategy.Dominance.Seen;

/**
 * Hill-climbing over linear constraints for one depth: the dominant positions follow from the
 * weights, better weights from the dominant positions.
 *
 * <pre>
 * repeat: search the decisions with w; keep w if it explains more of them than any before
 *         w ← the weights with the least total violation of the constraints found
 * until all are explained, or nothing better came for a while
 * </pre>
 */
final class Climb<P extends Position<P>> {

  /** Where a climb has come to, and what is seen from there. */
  record Place(Candidate candidate, List<Seen> seen, Accuracy accuracy) {

    double strict() {
      return accuracy.strict();
    }

    /** The other one where it explains more, else this one. */
    Place orBetter(Place other) {
      return other.strict() > strict() ? other : this;
    }
  }

  /** With so many columns, those that are not needed cost a little (L1). */
  static final int MANY_COLUMNS = 30;

  private static final double PRICE = 0.003;

  private static final int MOST_ITERATIONS = 15;
  private static final int PATIENCE = 3;

  /**
   * From this iteration on, decisions that are this much worse than the best move count as errors.
   */
  private static final int TRIM_FROM = 3;

  private static final double TRIM = 0.25 * Candidate.LARGEST;

  /** The largest weight of the linear programme, whose margin is 1. */
  private static final double BOUND = 1000;

  /** Where the largest weight usually lies there: the solver starts from it. */
  private static final double TYPICAL = 10;

  private final Function<Candidate, List<Seen>> sight;
  private final int depth;
  private final FrontierRule frontier;
  private final SoftMarginSolver solver = new SoftMarginSolver();
  private int iterations;
  private int constraints;

  Climb(FeatureSelection<P> pool, List<Repeated<P>> examples, int depth, FrontierRule frontier) {
    this(candidate -> new Dominance<>(pool, candidate).seen(examples), depth, frontier);
  }

  /**
   * @param sight what a candidate sees in the decisions
   */
  Climb(Function<Candidate, List<Seen>> sight, int depth, FrontierRule frontier) {
    this.sight = sight;
    this.depth = depth;
    this.frontier = frontier;
  }

  /** How often the decisions were searched. */
  int iterations() {
    return iterations;
  }

  /** Different rows of the last linear programme. */
  int constraints() {
    return constraints;
  }

  /**
   * What a fit has cost, and what it leaves unexplained.
   *
   * @param iterations how often the decisions were searched
   * @param constraints different rows of the last linear programme
   */
  static Map<String, Integer> work(int iterations, int constraints, Place found) {
    Map<String, Integer> work = new LinkedHashMap<>();
    work.put("iterations", iterations);
    work.put("constraints", constraints);
    work.put("violations", Dominance.violations(found.seen()));
    return work;
  }

  Place look(double[] weights) {
    iterations++;
    Candidate candidate = Candidate.scaled(weights, depth, frontier);
    List<Seen> seen = sight.apply(candidate);
    return new Place(candidate, seen, Accuracy.of(seen));
  }

  /**
   * @param active the columns whose weights may differ from 0
   */
  Place climb(Place start, Margin margin, int[] active) {
    Place best = start;
    Place here = start;
    Set<Candidate> visited = new HashSet<>(List.of(start.candidate()));
    int sinceBest = 0;
    for (int i = 1; i <= MOST_ITERATIONS && sinceBest < PATIENCE && best.strict() < 1; i++) {
      double trim = i < TRIM_FROM ? Double.POSITIVE_INFINITY : TRIM;
      here = step(here, margin, trim, active);
      if (!visited.add(here.candidate())) {
        break; // from here on the climb only repeats itself
      }
      sinceBest = here.strict() > best.strict() ? 0 : sinceBest + 1;
      best = best.orBetter(here);
    }
    return best;
  }

  /** Without trimming: to the weights that violate least what is seen from here. */
  Place step(Place here, Margin margin, int[] active) {
    return step(here, margin, Double.POSITIVE_INFINITY, active);
  }

  private Place step(Place here, Margin margin, double trim, int[] active) {
    return look(solve(here, Constraints.of(here.seen(), margin, trim, active), active));
  }

  /** The weights that violate the constraints least. */
  double[] solve(Place place, Constraints found, int[] active) {
    constraints = found.rows().size();
    double[] weights = place.candidate().realWeights();
    double[] start = Arrays.stream(active).mapToDouble(j -> TYPICAL * weights[j]).toArray();
    double price = active.length < MANY_COLUMNS ? 0 : PRICE * found.rows().size();
    Solution solution = solver.solve(found.rows().problem(BOUND, price), start);
    if (!(solution instanceof Solution.Certified certified)) {
      throw new IllegalStateException("a linear programme was not solved");
    }
    double[] solved = certified.weights();
    double[] all = new double[weights.length];
    for (int i = 0; i < active.length; i++) {
      all[active[i]] = solved[i];
    }
    return all;
  }
}
