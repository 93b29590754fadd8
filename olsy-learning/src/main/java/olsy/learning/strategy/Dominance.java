package olsy.learning.strategy;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.ValuedDecision;

/**
 * What a candidate sees in a decision: for every successor its value, and the position at the end
 * of the principal variation whose static value that is, the dominant one. Among equals the game's
 * order decides, so that the same candidate always sees the same.
 */
public final class Dominance<P extends Position<P>> {

  /** What is seen in one decision. Its arrays are not copied: nobody writes to them. */
  public static final class Seen extends ValuedDecision {

    /** Of the dominant positions, for that side; null for a won, lost or drawn one. */
    public final int[][] features;

    public Seen(int chosen, int times, double[] values, int[][] features) {
      super(chosen, times, values);
      this.features = features;
    }
  }

  private final FeatureSelection<P> pool;
  private final Evaluation<P> evaluation;
  private final int depth;
  private final Deliberation<P> deliberation;

  public Dominance(FeatureSelection<P> pool, Candidate candidate) {
    this.pool = pool;
    this.evaluation = candidate.evaluation(pool);
    this.depth = candidate.depth();
    this.deliberation = new Deliberation<>(new Strategy<>(evaluation, depth, 0));
  }

  /** On all cores, in the order of the examples. */
  public List<Seen> seen(List<Repeated<P>> examples) {
    return AllCores.map(examples, this::seen);
  }

  private Seen seen(Repeated<P> repeated) {
    Example<P> example = repeated.example();
    Side side = example.position().toMove();
    List<SearchResult<P>> found =
        deliberation.successors(example.successors(), depth, SearchBudget.unlimited());
    double[] values = new double[found.size()];
    int[][] features = new int[found.size()][];
    for (int i = 0; i < values.length; i++) {
      values[i] = found.get(i).value();
      P dominant = FrontierRule.settled(found.get(i).dominant(), side, evaluation);
      features[i] = Score.hasResult(dominant) ? null : pool.extract(dominant, side);
    }
    return new Seen(example.chosen(), repeated.times(), values, features);
  }

  /** How many alternatives are preferred to the moves played. */
  static int violations(List<Seen> decisions) {
    int violations = 0;
    for (Seen seen : decisions) {
      double[] values = seen.values;
      for (int i = 0; i < values.length; i++) {
        double lead = values[i] - values[seen.chosen];
        violations += lead > 0 || (lead == 0 && i < seen.chosen) ? seen.times : 0;
      }
    }
    return violations;
  }

  /** Whether the move played is among the best. */
  static boolean isExplained(Seen seen) {
    return seen.values[seen.chosen] == seen.values[firstBest(seen.values)];
  }

  static int firstBest(double[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }
}
