package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Player;
import olsy.core.player.TieRule;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;

/**
 * Learns what a player thinks of its opponent: the function v of its model, from its own decisions.
 * The opponent's replies are not looked at; what counts is what the player expects of them.
 *
 * <pre>
 * repeat, with w the player's own weights under the model so far:
 *   for every reply r to every alternative i:
 *     U_r ← the greatest w·h behind it,  V_r ← v·g_r by the model's search,  q_r ∝ exp V_r
 *   ū_i ← Σ_r q_r U_r,   ∂ū_i/∂v ← Σ_r q_r (U_r − ū_i) g_r
 *   v ← halfway to the weights under which the decisions are most likely, ū being a line in v (Gauss and Newton)
 *   w ← climbed again, with the replies that v chooses
 * of all rounds the best: the likelihood of decisions left out, less the weights that v has taken from them
 * </pre>
 *
 * So its constraints are its own: the reply that makes the move played worth more must be preferred
 * to the other replies, and one that makes another move worth more must not.
 */
final class LearnModelOfUs<P extends Position<P>> {

  private static final int ROUNDS = 5;
  private static final int STEPS = 2;

  /** The largest weight of v at the start, in logits: a model chooses nearly for certain. */
  private static final double SURE = 8;

  /** Replies that are less probable do not count. */
  private static final double NEGLIGIBLE = 0.01;

  private final FeatureSelection<P> pool;
  private final List<Repeated<P>> decisions;
  private final int depth;
  private final Gaussian believed;

  /** Positions in which the opponent replies, and where those of each alternative begin. */
  private final List<Repeated<P>> asked = new ArrayList<>();

  private final int[][] places;

  /**
   * @param depth of the player's search, at least 2
   * @param believed of any player's weights
   */
  LearnModelOfUs(
      FeatureSelection<P> pool, List<Repeated<P>> decisions, int depth, Gaussian believed) {
    this.pool = pool;
    this.decisions = decisions;
    this.depth = depth;
    this.believed = believed;
    this.places = new int[decisions.size()][];
    for (int n = 0; n < places.length; n++) {
      List<P> successors = decisions.get(n).example().successors();
      places[n] = new int[successors.size()];
      for (int i = 0; i < places[n].length; i++) {
        P successor = successors.get(i);
        places[n][i] = successor.isTerminal() ? -1 : asked.size();
        if (!successor.isTerminal()) {
          asked.add(new Repeated<>(new Example<>(successor, Example.successors(successor), 0), 1));
        }
      }
    }
  }

  /**
   * What was found.
   *
   * @param taken how many weights of the model the decisions had to tell
   */
  record Found(Candidate model, LevelClimb.Reached reached, double taken) {

    double score() {
      return reached.score() - taken;
    }
  }

  /** The function of the model as searches know it, that looks as far as the player lets it. */
  private Candidate candidate(double[] v) {
    return Candidate.scaled(v, depth - 1, FrontierRule.NONE);
  }

  /**
   * Learns.
   *
   * @param start weights of the model to begin with
   * @param own the player's weights to begin with, in logits
   */
  Found learn(double[] start, double[] own) {
    double largest = Arrays.stream(start).map(Math::abs).max().orElse(0);
    double[] v = Arrays.stream(start).map(w -> largest == 0 ? 0 : SURE * w / largest).toArray();
    Gaussian prior = new Gaussian(v, believed.deviation());
    Found best = found(v, own, 0);
    double[] w = best.reached.weights;
    for (int round = 0; round < ROUNDS; round++) {
      ConditionalLogit fit =
          new ConditionalLogit(prior, lines(v, w, foreseen(candidate(v))), v).fit(STEPS);
      v = LevelClimb.halfway(v, fit.weights());
      Found next = found(v, w, taken(fit.deviations(), prior));
      w = next.reached.weights;
      best = next.score() > best.score() ? next : best;
    }
    return best;
  }

  private Found found(double[] v, double[] own, double taken) {
    Candidate model = candidate(v);
    LeafSight<P> sight = LeafSight.of(pool, decisions, depth, foreseen(model));
    return new Found(model, new LevelClimb<P>(sight, believed).from(own), taken);
  }

  private ForeseenLeaves<P> foreseen(Candidate model) {
    return new ForeseenLeaves<>(Player.zeroLevel(model.strategy(pool, TieRule.gamesOrder())));
  }

  /** Weights of which the decisions say more than was believed, each by how much more. */
  private static double taken(double[] left, Gaussian prior) {
    double taken = 0;
    for (int j = 0; j < left.length; j++) {
      double share = left[j] / prior.deviation()[j];
      taken += Math.max(0, 1 - share * share);
    }
    return taken;
  }

  /** What is to be made likely: the decisions, the alternatives' values as lines in v. */
  private List<Observation> lines(double[] v, double[] w, ForeseenLeaves<P> foreseen) {
    List<Observation> preferred =
        new Sight<>(pool, asked, new Hypothesis(depth - 1, FrontierRule.NONE)).look(v);
    double decided = Sight.decided(w);
    List<double[]> worths =
        AllCores.map(asked, one -> worths(one.example().successors(), w, decided, foreseen));
    List<Observation> lines = new ArrayList<>();
    for (int n = 0; n < places.length; n++) {
      Example<P> example = decisions.get(n).example();
      double[][] slopes = new double[places[n].length][];
      double[] values = new double[slopes.length];
      for (int i = 0; i < slopes.length; i++) {
        int place = places[n][i];
        if (place < 0) {
          slopes[i] = new double[v.length];
          P end = example.successors().get(i);
          values[i] = worth(new ForeseenLeaves.Leaf<>(end, 1), end.toMove().other(), w, decided);
        } else {
          slopes[i] = slope(preferred.get(place), worths.get(place), v, i, values);
          values[i] -= Observation.dot(slopes[i], v);
        }
      }
      lines.add(
          new Observation(
                  example.chosen(), decisions.get(n).times(), slopes, new double[slopes.length])
              .withBonus(values));
    }
    return lines;
  }

  /** Of an alternative's value; the value is written. */
  private double[] slope(Observation replies, double[] worths, double[] v, int i, double[] values) {
    double[] q = Observation.softmax(replies.values(v));
    double mean = 0;
    for (int r = 0; r < q.length; r++) {
      mean += q[r] * worths[r];
    }
    double[] slope = new double[v.length];
    for (int r = 0; r < q.length; r++) {
      double[] g = replies.features[r];
      if (g != null && q[r] > NEGLIGIBLE) {
        double factor = q[r] * (worths[r] - mean);
        for (int j = 0; j < slope.length; j++) {
          slope[j] += factor * g[j];
        }
      }
    }
    values[i] = mean;
    return slope;
  }

  /** What the player sees behind each reply, in logits. */
  private double[] worths(List<P> replies, double[] w, double decided, ForeseenLeaves<P> foreseen) {
    Side side = replies.get(0).toMove();
    return replies.stream()
        .mapToDouble(
            reply ->
                foreseen.behindReply(reply, depth - 2).stream()
                    .mapToDouble(leaf -> worth(leaf, side, w, decided))
                    .max()
                    .orElseThrow())
        .toArray();
  }

  private double worth(ForeseenLeaves.Leaf<P> leaf, Side side, double[] w, double decided) {
    if (Score.hasResult(leaf.position())) {
      double sign = Math.signum(Score.ofResult(leaf.position(), side, leaf.ply()));
      return sign * Sight.decided(decided, leaf.ply());
    }
    int[] h = pool.extract(leaf.position(), side);
    double sum = 0;
    for (int j = 0; j < h.length; j++) {
      sum += h[j] * w[j];
    }
    return sum;
  }
}
