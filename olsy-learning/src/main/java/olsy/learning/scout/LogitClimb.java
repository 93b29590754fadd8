package olsy.learning.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.MoveSquares;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.ValuedDecision;
import olsy.learning.strategy.FeatureSelection;

/**
 * Climbs to the weights of a hypothesis under which decisions are most likely. What a search finds
 * depends on the weights, and the weights on what it finds:
 *
 * <pre>
 * repeat: seen ← what the hypothesis sees with the weights
 *         ties ← the order that makes the decisions most likely (in every third round)
 *         if what is seen has become less likely than it was: shorter steps; much less: half the way back
 *         prior ← the scale that foresees most (once), with widths as wide as the weights ask for
 *         weights ← weights + step · (those under which seen is most likely − weights)
 * of all rounds the best weights
 * </pre>
 *
 * Dominant positions hold the weights back: what is seen with weights that are not yet right makes
 * steps too short. So steps grow while they help, where a climb is long enough for that.
 */
final class LogitClimb<P extends Position<P>> {

  private static final int STEPS = 8;

  /** Ties are looked at when the weights are nearly right, and then now and again. */
  private static final int FIRST_ROUND_OF_TIES = 2;

  private static final int ROUNDS_OF_TIES = 3;

  /** Fewer decisions do not tell an order of ties before the last climb. */
  private static final int ENOUGH_FOR_TIES = 200;

  private static final int ENOUGH_FOR_DOUBTS = 150;
  private static final int ENOUGH_FOR_SCALE = 600;

  /** Rounds. */
  private static final int LONG = 16;

  private static final double GROWTH = 1.3;
  private static final double LONGEST = 2;
  private static final double SHORTEST = 0.25;

  /** Nats for each decision that are lost by a step that was too long. */
  private static final double TOO_LONG = 0.02;

  private final Hypothesis hypothesis;
  private final List<Repeated<P>> decisions;
  private final Sight<P> sight;
  private final LearnTieOrder<P> tieOrder;

  LogitClimb(
      FeatureSelection<P> pool,
      Optional<MoveSquares<P>> squares,
      Hypothesis hypothesis,
      List<Repeated<P>> decisions) {
    this.hypothesis = hypothesis;
    this.decisions = decisions;
    this.sight = new Sight<>(pool, decisions, hypothesis);
    this.tieOrder = new LearnTieOrder<>(squares, decisions);
  }

  /** Where a climb begins. */
  static final class Start<P extends Position<P>> {

    private final Gaussian prior;
    private final double[] weights;
    private final TieRule<P> ties;

    Start(Gaussian prior, double[] weights, TieRule<P> ties) {
      this.prior = prior;
      this.weights = weights;
      this.ties = ties;
    }

    /** Where a climb has ended. */
    static <P extends Position<P>> Start<P> at(Climbed<P> climbed) {
      return new Start<>(climbed.prior(), climbed.weights(), climbed.ties());
    }

    Gaussian prior() {
      return prior;
    }

    double[] weights() {
      return weights;
    }

    TieRule<P> ties() {
      return ties;
    }
  }

  /** What decisions change of a prior. */
  enum PriorLearning {
    NOTHING,
    WIDTHS,
    SCALE_AND_WIDTHS
  }

  /**
   * How far a climb goes.
   *
   * @param learns what of the prior
   * @param ends whether it is the last climb: its steps may grow, and the order of ties is learned
   *     once more at the end
   */
  record Effort(int rounds, PriorLearning learns, boolean ends) {}

  /** What is seen with some weights. */
  private static final class Round<P extends Position<P>> {

    private final double[] weights;
    private final TieRule<P> ties;
    private final List<Observation> seen;
    private final double objective;

    Round(double[] weights, TieRule<P> ties, List<Observation> seen, double objective) {
      this.weights = weights;
      this.ties = ties;
      this.seen = seen;
      this.objective = objective;
    }

    /** The same, believed in by another prior. */
    Round<P> under(Gaussian prior, Gaussian before) {
      return new Round<>(
          weights, ties, seen, objective - before.penalty(weights) + prior.penalty(weights));
    }
  }

  Climbed<P> climb(Start<P> start, Effort effort) {
    Gaussian believed = start.prior();
    Gaussian prior = believed;
    Round<P> best = null;
    double[] weights = start.weights();
    TieRule<P> ties = start.ties();
    double step = 1;
    for (int r = 0; r < effort.rounds; r++) {
      Round<P> round = look(weights, ties, learnsTies(r, effort), prior);
      ties = round.ties;
      if (best == null || round.objective < best.objective) {
        step = best == null || !effort.ends ? step : Math.min(LONGEST, GROWTH * step);
        best = round;
      } else {
        step = Math.max(SHORTEST, step / 2);
        if (round.objective > best.objective + TOO_LONG * decisions.size()) {
          weights = between(weights, best.weights, 0.5);
          continue;
        }
      }
      if (learnsScale(r, effort)) {
        believed = TuneScale.of(prior, round.seen, weights);
      }
      ConditionalLogit fit = new ConditionalLogit(prior, round.seen, weights).fit(STEPS);
      if (effort.learns != PriorLearning.NOTHING) {
        Gaussian near = HeavyTails.near(fit, believed);
        best = best.under(near, prior);
        prior = near;
        fit = fit.under(near).fit(STEPS);
      }
      weights = between(weights, fit.weights(), step);
    }
    Round<P> last = look(weights, ties, effort.ends, prior);
    boolean wasBetter = best != null && best.objective < last.objective;
    return climbed(wasBetter ? look(best.weights, best.ties, effort.ends, prior) : last, prior);
  }

  private boolean learnsTies(int round, Effort effort) {
    return (effort.ends || decisions.size() >= ENOUGH_FOR_TIES)
        && round % ROUNDS_OF_TIES == FIRST_ROUND_OF_TIES;
  }

  /** When weights are nearly right; in a long climb once more, halfway. */
  private static boolean learnsScale(int round, Effort effort) {
    return effort.learns == PriorLearning.SCALE_AND_WIDTHS
        && (round == Math.min(1, effort.rounds - 2)
            || (effort.rounds >= LONG && round == effort.rounds / 2));
  }

  /** What is known without a climb: the weights as they are. */
  Climbed<P> stay(Start<P> start) {
    return climb(start, new Effort(0, PriorLearning.NOTHING, false));
  }

  private Round<P> look(double[] weights, TieRule<P> ties, boolean learnsTies, Gaussian prior) {
    List<Observation> seen = sight.look(weights);
    TieRule<P> now = learnsTies ? tieOrder.learn(seen, weights) : ties;
    List<Observation> listed = new ArrayList<>();
    double objective = prior.penalty(weights);
    for (int n = 0; n < seen.size(); n++) {
      Observation one = seen.get(n);
      Example<P> example = decisions.get(n).example();
      double[] values = one.values(weights);
      listed.add(
          one.withBonus(
              now.bonuses(
                  example.position(), example.position().toMove(), example.successors(), values)));
      objective -= listed.get(n).logLikelihood(listed.get(n).utilities(weights));
    }
    return new Round<>(weights, now, listed, objective);
  }

  private Climbed<P> climbed(Round<P> round, Gaussian prior) {
    ConditionalLogit fit = new ConditionalLogit(prior, round.seen, round.weights);
    List<ValuedDecision> explained = new ArrayList<>();
    List<ValuedDecision> foreseen = new ArrayList<>();
    double[] leaveOneOut = new double[round.seen.size()];
    double[][] utilities = new double[leaveOneOut.length][];
    for (int n = 0; n < leaveOneOut.length; n++) {
      Observation one = round.seen.get(n);
      double[] leftOut = fit.leftOut(one);
      leaveOneOut[n] = one.logLikelihood(leftOut);
      utilities[n] = leftOut;
      explained.add(new ValuedDecision(one.chosen, one.times, one.utilities(round.weights)));
      foreseen.add(new ValuedDecision(one.chosen, one.times, leftOut));
    }
    return new Climbed<>(
        hypothesis,
        prior,
        round.weights,
        fit.deviations(),
        sureness(fit, round.seen, utilities),
        round.ties,
        new Climbed.Judgement(
            leaveOneOut, round.objective, Accuracy.of(explained), Accuracy.of(foreseen)));
  }

  /**
   * Halfway to what is asked for by all that weights may be off, and by decisions as if each had
   * been left out. Few decisions are not asked: for them hypotheses are mixed, and what they say
   * when they are left out flatters.
   */
  private double sureness(ConditionalLogit fit, List<Observation> seen, double[][] leftOut) {
    int n = decisions.size();
    double off = n < ENOUGH_FOR_DOUBTS ? 1 : fit.moderation();
    double asked = n < ENOUGH_FOR_SCALE ? 1 : BestScale.of(seen, leftOut);
    return Math.sqrt(off * asked);
  }

  private static double[] between(double[] from, double[] to, double share) {
    double[] between = new double[from.length];
    for (int j = 0; j < between.length; j++) {
      between[j] = from[j] + share * (to[j] - from[j]);
    }
    return between;
  }
}
