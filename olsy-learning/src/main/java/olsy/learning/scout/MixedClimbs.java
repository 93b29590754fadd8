package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.players.Doubts;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;

/**
 * A player who may be any of several climbs.
 *
 * <pre>
 * share of a climb ∝ exp(c · score), c = 0.15; 0.03 where climbs were begun again
 * </pre>
 *
 * Shares are tempered: decisions of one game are less different than scores take them for, and of
 * several climbs with one hypothesis the best score is often that of the one that fits too well.
 */
final class MixedClimbs<P extends Position<P>> {

  private static final double COOLNESS = 0.15;
  private static final double COOLNESS_OF_RESTARTS = 0.03;

  /** What is begun again and has a smaller share is not kept. */
  private static final double LEAST_SHARE = 0.03;

  private final List<Climbed<P>> climbs;
  private final boolean hasRestarts;
  private final double[] shares;

  private MixedClimbs(List<Climbed<P>> climbs, boolean hasRestarts, double coolness) {
    this.hasRestarts = hasRestarts;
    this.climbs = new ArrayList<>(climbs);
    this.climbs.sort(Comparator.comparingDouble(one -> -one.score()));
    this.shares =
        Observation.softmax(
            this.climbs.stream().mapToDouble(one -> coolness * one.score()).toArray());
  }

  /** Of different hypotheses. */
  static <P extends Position<P>> MixedClimbs<P> of(List<Climbed<P>> finalists) {
    return new MixedClimbs<>(finalists, false, COOLNESS);
  }

  /** Of these and of likely ones among others that were begun elsewhere. */
  MixedClimbs<P> with(List<Climbed<P>> restarts) {
    if (restarts.isEmpty()) {
      return this;
    }
    List<Climbed<P>> all = new ArrayList<>(climbs);
    all.addAll(restarts);
    List<Climbed<P>> likely =
        new MixedClimbs<>(all, true, COOLNESS_OF_RESTARTS).atLeast(LEAST_SHARE);
    all.removeIf(one -> restarts.contains(one) && !likely.contains(one));
    return new MixedClimbs<>(all, true, COOLNESS_OF_RESTARTS);
  }

  /** The best. */
  Climbed<P> first() {
    return climbs.get(0);
  }

  /** Of the climbs, the best first. */
  double[] shares() {
    return shares.clone();
  }

  /** Those that have at least such a share. */
  List<Climbed<P>> atLeast(double share) {
    return IntStream.range(0, shares.length)
        .filter(k -> shares[k] >= share)
        .mapToObj(climbs::get)
        .toList();
  }

  /** The best, with its doubts: the others are what it may be instead. */
  LearnedStrategy<P> learned(LearningTask<P> task) {
    List<Doubts.Alternative> alternatives = new ArrayList<>();
    for (int k = 1; k < shares.length; k++) {
      if (shares[k] > 0) {
        alternatives.add(
            new Doubts.Alternative(shares[k], learned(task, climbs.get(k), List.of()).written()));
      }
    }
    return learned(task, first(), alternatives);
  }

  /**
   * In the unit of the candidate's weights, in which a logit is the temperature of who is as sure
   * as the weights. Restarts say by themselves how far weights may be off.
   */
  private LearnedStrategy<P> learned(
      LearningTask<P> task, Climbed<P> one, List<Doubts.Alternative> alternatives) {
    double largest = largest(one.weights());
    double logit = Candidate.LARGEST / largest;
    Map<String, Double> deviations = new LinkedHashMap<>();
    for (int j = 0; j < one.deviations().length; j++) {
      deviations.put(task.pool().names().get(j), one.deviations()[j] / largest);
    }
    TieRule<P> ties =
        new TieRule<>(
            Math.rint(one.ties().margin() * logit),
            Math.rint(one.ties().lead() * logit),
            one.ties().first(),
            one.ties().second());
    return new LearnedStrategy<>(
        task.pool(),
        one.candidate(),
        ties,
        logit / (hasRestarts ? 1 : one.sureness()),
        new Doubts(deviations, alternatives));
  }

  private static double largest(double[] weights) {
    double largest = 0;
    for (double weight : weights) {
      largest = Math.max(largest, Math.abs(weight));
    }
    return largest > 0 ? largest : 1;
  }
}
