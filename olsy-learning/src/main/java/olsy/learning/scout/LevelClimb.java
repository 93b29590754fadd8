package olsy.learning.scout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.ValuedDecision;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.Dominance;
import olsy.learning.strategy.LinearClimb;

/**
 * Climbs to the weights under which decisions are most likely, whoever it is that looks at them:
 * what {@link LogitClimb} does, without orders of ties and with one belief for everybody, so that
 * what is found at different modelling levels can be compared.
 *
 * <pre>
 * weights, belief ← the start and what is believed, at the temperature that explains most
 * repeat: seen ← what is seen with the weights;  prior ← forgiving, near the weights
 *         weights ← halfway back where seen has become less likely,
 *                   else those under which seen is most likely
 * of all rounds the best weights
 * </pre>
 */
final class LevelClimb<P extends Position<P>> {

  private static final int STEPS = 8;
  private static final int ROUNDS = 7;
  private static final double SETTLED = 1e-3;

  /** Logits by which the first of equal moves may be more probable than the next. */
  private static final double[] LEADS = {0, 1.5, 4};

  /** How far a weight may be from 0 that is known to be 0. */
  private static final double KNOWN = 1e-6;

  /** Logits of the largest weight while linear programmes are solved. */
  private static final double MAN = 4;

  /** Weights with how well they explain decisions. Nobody writes to its arrays. */
  static final class Reached {

    final double[] weights;
    final List<Observation> seen;

    /** By how many logits the first of equal moves is more probable than the next. */
    final double lead;

    /** The log-likelihood of every decision, had it been left out. */
    final double[] leftOut;

    private Reached(double[] weights, List<Observation> seen, double lead, double[] leftOut) {
      this.weights = weights;
      this.seen = seen;
      this.lead = lead;
      this.leftOut = leftOut;
    }

    /** As far as curvature tells what would be without a decision. */
    private static Reached of(
        double[] weights, Gaussian prior, List<Observation> seen, double lead) {
      List<Observation> listed = listed(seen, weights, lead);
      double[] leftOut = new ConditionalLogit(prior, listed, weights).leaveOneOut();
      return new Reached(weights, listed, lead, leftOut);
    }

    /** The same weights, with what decisions left out were found to be. */
    Reached foreseen(double[] leftOut) {
      return new Reached(weights, seen, lead, leftOut);
    }

    /** How well decisions are foreseen that were not learned from. */
    double score() {
      return Arrays.stream(leftOut).sum();
    }

    /** The share of the decisions in which the first of the best moves was played. */
    double strict() {
      return Accuracy.of(
              seen.stream()
                  .map(one -> new ValuedDecision(one.chosen, one.times, one.values(weights)))
                  .toList())
          .strict();
    }
  }

  private final Looking looking;
  private final Gaussian believed;

  /**
   * @param believed before anything was seen
   */
  LevelClimb(Looking looking, Gaussian believed) {
    this.looking = looking;
    this.believed = believed;
  }

  /** From weights at any temperature. */
  Reached from(double[] start) {
    double scale = BestScale.of(looking.look(start), start);
    double[] weights = times(start, scale);
    Gaussian belief = believed.scaled(Math.max(1, believed.scaleOf(weights)));
    Gaussian prior = belief;
    double[] best = weights;
    List<Observation> bestSeen = null;
    double least = Double.POSITIVE_INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
      List<Observation> seen = looking.look(weights);
      double objective = prior.penalty(weights) - likelihood(seen, weights);
      if (objective < least) {
        boolean isSettled = least - objective < SETTLED;
        best = weights;
        bestSeen = seen;
        ConditionalLogit fit = new ConditionalLogit(prior, seen, weights).fit(STEPS);
        prior = HeavyTails.near(fit, belief);
        least = prior.penalty(weights) - likelihood(seen, weights);
        weights = fit.under(prior).fit(STEPS).weights();
        if (isSettled) {
          break;
        }
      } else {
        weights = halfway(weights, best);
      }
    }
    return Reached.of(best, prior, bestSeen, 0);
  }

  /**
   * What the linear programmes find, however the decisions are seen.
   *
   * @param begin weights of features known to matter; 0 for the others
   */
  LinearClimb<P> linear(List<Double> begin, Hypothesis hypothesis, long seed) {
    return new LinearClimb<>(this::seen, begin, hypothesis.depth(), hypothesis.frontier(), seed);
  }

  /**
   * A candidate as it is: features that it does not use are known not to matter, and among equal
   * moves it takes the first as readily as decisions say.
   */
  Reached at(Candidate candidate) {
    double[] start = times(candidate.realWeights(), MAN);
    List<Observation> seen = looking.look(start);
    double[] weights = times(start, BestScale.of(seen, start));
    Gaussian belief = believed.scaled(Math.max(1, believed.scaleOf(weights)));
    double[] mean = belief.mean().clone();
    double[] deviation = belief.deviation().clone();
    for (int j = 0; j < mean.length; j++) {
      if (weights[j] == 0) {
        mean[j] = 0;
        deviation[j] = KNOWN;
      }
    }
    Gaussian used = new Gaussian(mean, deviation);
    Gaussian prior =
        HeavyTails.near(new ConditionalLogit(used, looking.look(weights), weights), used);
    return Arrays.stream(LEADS)
        .mapToObj(lead -> Reached.of(weights, prior, looking.look(weights), lead))
        .max(Comparator.comparingDouble(Reached::score))
        .orElseThrow();
  }

  /**
   * From what is believed to whichever weights foresee most: those of the climb, or those of the
   * linear programmes from there.
   */
  Reached farthest(LinearClimb<P> linear) {
    Reached best = from(believed.mean());
    if (best.strict() >= ExplainDecisions.EXPLAINED) {
      return best;
    }
    Reached next = at(linear.roughly(best.weights));
    return next.score() > best.score() ? next : best;
  }

  /** The log-likelihood of each decision. */
  double[] logLikelihoods(Reached reached) {
    return listed(looking.look(reached.weights), reached.weights, reached.lead).stream()
        .mapToDouble(one -> one.logLikelihood(one.utilities(reached.weights)))
        .toArray();
  }

  /** With what is added to equal moves that come first in the game's order. */
  private static List<Observation> listed(List<Observation> seen, double[] weights, double lead) {
    TieRule<Object> ties = TieRule.gamesOrder().withLead(lead);
    return seen.stream()
        .map(one -> one.withBonus(ties.bonusesAsListed(one.values(weights))))
        .toList();
  }

  private List<Dominance.Seen> seen(Candidate candidate) {
    double[] weights = times(candidate.realWeights(), MAN);
    return looking.look(weights).stream()
        .map(
            one ->
                new Dominance.Seen(
                    one.chosen,
                    one.times,
                    one.values(weights),
                    Arrays.stream(one.features).map(LevelClimb::whole).toArray(int[][]::new)))
        .toList();
  }

  private static int[] whole(double[] features) {
    return features == null
        ? null
        : Arrays.stream(features).mapToInt(feature -> (int) feature).toArray();
  }

  private static double likelihood(List<Observation> seen, double[] weights) {
    double likelihood = 0;
    for (Observation one : seen) {
      likelihood += one.logLikelihood(one.utilities(weights));
    }
    return likelihood;
  }

  static double[] halfway(double[] one, double[] other) {
    double[] between = new double[one.length];
    Arrays.setAll(between, j -> (one[j] + other[j]) / 2);
    return between;
  }

  private static double[] times(double[] weights, double factor) {
    return Arrays.stream(weights).map(weight -> factor * weight).toArray();
  }
}
