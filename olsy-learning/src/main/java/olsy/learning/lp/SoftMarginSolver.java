package olsy.learning.lp;

/**
 * Solves a {@link SoftMarginProblem} by small linear programmes about a moving centre, and proves
 * it.
 *
 * <pre>
 * z = start
 * repeat
 *   model = F with hinges only in the band of rows nearest to their margin
 *   (w, a) = minimise the model within the trust radius of z, with multipliers a
 *   lower bound = max(lower bound, dual function at a)
 *   compare F(z) - F(w) with what the model promised:
 *     poor: take the rows that turned into the band, shrink the radius;  good: widen the radius
 *   if F(w) &lt; F(z): z = w
 * until F(z) - lower bound is closed
 * </pre>
 *
 * <p>Value and lower bound are computed from the rows, so a wrong answer of the linear programme
 * can cost rounds but never closes a gap. The result depends on the problem and the start alone.
 *
 * <p>Linear programmes within a trust radius, accepted by actual against promised gain: K. Madsen,
 * "An algorithm for minimax solution of overdetermined systems of non-linear equations", 1975.
 */
public final class SoftMarginSolver {
  /*
   * Radius: all of the box from a cold start, a third of the largest weight from a warm one; the
   * factors and thresholds are those common for trust regions. A band that has not sufficed for 25
   * rounds is doubled.
   */
  private static final int MOST_ROUNDS = 300;
  private static final int ROUNDS_PER_BAND = 25;
  private static final double WARM_RADIUS = 0.3;
  private static final double SHRINK = 0.4;
  private static final double WIDEN = 2.5;
  private static final double POOR = 0.25;
  private static final double FAIR = 0.5;
  private static final double GOOD = 0.7;

  /** Programmes take far fewer; the limit only ends what would never end. */
  private static final int MOST_LP_ITERATIONS = 1_000_000;

  private final DualLp lp;

  public SoftMarginSolver() {
    this(new DualLp(MOST_LP_ITERATIONS));
  }

  SoftMarginSolver(DualLp lp) {
    this.lp = lp;
  }

  /** Solves from a cold start. */
  public Solution solve(SoftMarginProblem problem) {
    return solve(problem, new double[problem.columns()]);
  }

  /** Solves from a warm start, say the weights before the last rows came. */
  public Solution solve(SoftMarginProblem problem, double[] start) {
    Point centre = new Point(problem, problem.clampToBox(start));
    double[] multipliers = new double[problem.rows()];
    double lowerBound = problem.lowerBound(multipliers);
    double radius = firstRadius(problem, centre);
    ActiveBand band = new ActiveBand(problem);
    for (int round = 1; ; round++) {
      double tolerance = problem.tolerance(centre.value);
      if (centre.value - lowerBound <= tolerance) {
        return new Solution.Certified(
            centre.weights, centre.value, lowerBound, tolerance, multipliers);
      }
      if (round > MOST_ROUNDS) {
        return new Solution.Uncertified(centre.weights, centre.value, lowerBound);
      }
      band.centre(centre);
      BandModel model = new BandModel(problem, band, centre);
      DualLp.Answer answer = lp.minimise(model, radius);
      double agreement = Double.NEGATIVE_INFINITY;
      if (answer instanceof DualLp.Optimal optimal) {
        Point next = new Point(problem, optimal.weights);
        double[] proof = model.multipliers(optimal.multipliers);
        double bound = problem.lowerBound(proof);
        if (bound > lowerBound) {
          lowerBound = bound;
          multipliers = proof;
        }
        double gain = centre.value - next.value;
        double promise = centre.value - model.value(next);
        agreement = promise <= tolerance ? 1 : gain / promise;
        if (agreement < FAIR) {
          band.addTurned(centre, next);
        } else if (agreement > GOOD && gain > 0) {
          band.forgetTurned();
        }
        if (gain > 0) {
          centre = next;
        }
      }
      if (agreement < POOR) {
        radius *= SHRINK;
      } else if (agreement > GOOD) {
        radius *= WIDEN;
      }
      if (round % ROUNDS_PER_BAND == 0) {
        band.widen();
      }
    }
  }

  private static double firstRadius(SoftMarginProblem problem, Point start) {
    double largest = 0;
    for (double weight : start.weights) {
      largest = Math.max(largest, Math.abs(weight));
    }
    return largest > 0 ? WARM_RADIUS * largest : problem.bound();
  }
}
