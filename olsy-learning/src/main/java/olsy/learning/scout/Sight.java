package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.minimax.AlphaBetaWithMemory;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FeatureSelection;

/**
 * What a hypothesis sees in decisions, with one set of weights after the other.
 *
 * <pre>
 * the move played first, then the others, best of the last look first:
 *   v ← search, no more than a bound where it is worse than the best by more than 6 logits
 *   h ← features of the dominant position; none where the game is decided, or v is a bound
 * </pre>
 */
final class Sight<P extends Position<P>> implements Looking {

  /** Whole numbers in a logit: searches need exact sums. */
  private static final double UNIT = 1e4;

  /** What is worse by more logits is not played, whatever it is worth exactly. */
  private static final double HOPELESS = 6;

  /** Logits between a game that is won and an even one, beside those of the largest weight. */
  private static final double DECIDED = 20;

  private static final double DECIDED_BY_WEIGHT = 12;

  /** Logits by which a win is worth more when it comes a ply earlier. */
  private static final double SOONER = 0.3;

  /** Wins that are farther away, beyond the frontier among them, are worth the same. */
  private static final double FARTHEST = 40;

  private final FeatureSelection<P> pool;
  private final List<Repeated<P>> decisions;
  private final Hypothesis hypothesis;

  /** Of the last look: in which order moves are looked at next. */
  private final double[][] last;

  Sight(FeatureSelection<P> pool, List<Repeated<P>> decisions, Hypothesis hypothesis) {
    this.pool = pool;
    this.decisions = decisions;
    this.hypothesis = hypothesis;
    this.last = new double[decisions.size()][];
  }

  int size() {
    return decisions.size();
  }

  /** Logits between a game that is won at once and an even one. */
  static double decided(double[] weights) {
    return DECIDED + DECIDED_BY_WEIGHT * Arrays.stream(weights).map(Math::abs).max().orElse(0);
  }

  /** The same of a game that is won after so many plies. */
  static double decided(double atOnce, double plies) {
    return atOnce - SOONER * Math.min(FARTHEST, plies);
  }

  /** By weights in logits. */
  static <P extends Position<P>> Evaluation<P> evaluation(
      FeatureSelection<P> pool, double[] weights) {
    int[] whole = Arrays.stream(weights).mapToInt(w -> (int) Math.rint(UNIT * w)).toArray();
    return pool.evaluation(whole, UNIT);
  }

  /** On all cores. */
  @Override
  public List<Observation> look(double[] weights) {
    double decided = decided(weights);
    Evaluation<P> evaluation = evaluation(pool, weights);
    ThreadLocal<AlphaBetaWithMemory<P>> searches =
        ThreadLocal.withInitial(() -> new AlphaBetaWithMemory<>(evaluation, hypothesis.frontier()));
    List<Integer> all = IntStream.range(0, decisions.size()).boxed().toList();
    return new ArrayList<>(AllCores.map(all, n -> look(n, searches.get(), decided)));
  }

  private Observation look(int n, AlphaBetaWithMemory<P> search, double decided) {
    Example<P> example = decisions.get(n).example();
    Side side = example.position().toMove();
    List<P> successors = example.successors();
    int[] order = order(successors.size(), example.chosen(), last[n]);
    double[] values = new double[order.length];
    double[] fixed = new double[order.length];
    double[][] features = new double[order.length][];
    double best = Double.NEGATIVE_INFINITY;
    search.begin(side);
    for (int i : order) {
      boolean exact = i == example.chosen() || best < -Score.WIN / 2;
      double low = exact ? -Score.WIN : Math.min(best, Score.WIN / 2) - HOPELESS * UNIT;
      double value = search.value(successors.get(i), hypothesis.depth(), low);
      values[i] = value;
      best = Math.max(best, value);
      P dominant = search.dominant();
      if (Score.isDecided(value) || dominant == null || value <= low) {
        fixed[i] = fixed(value, decided);
      } else {
        features[i] = real(pool.extract(dominant, side));
      }
    }
    last[n] = values;
    return new Observation(example.chosen(), decisions.get(n).times(), features, fixed);
  }

  /** What has a value without features: a game that is over, or a bound. */
  static double fixed(double value, double decided) {
    return Score.isDecided(value)
        ? Math.signum(value) * decided(decided, Score.WIN - Math.abs(value))
        : value / UNIT;
  }

  static double[] real(int[] features) {
    double[] real = new double[features.length];
    for (int j = 0; j < real.length; j++) {
      real[j] = features[j];
    }
    return real;
  }

  private static int[] order(int n, int chosen, double[] last) {
    return IntStream.range(0, n)
        .boxed()
        .sorted(
            (one, other) ->
                one == chosen || other == chosen
                    ? Boolean.compare(other == chosen, one == chosen)
                    : last == null ? 0 : Double.compare(last[other], last[one]))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
