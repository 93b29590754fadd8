package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.population.Population;
import olsy.learning.population.WeightPrior;
import olsy.learning.strategy.LearningTask;

/**
 * What is believed of a player's weights before a decision of it is seen: those of the population,
 * where there is one, else what beginners count, in men of 4 logits and about as uncertain. Any
 * other feature adds 0 ± 0.25 logits to a move.
 *
 * @param isOfPopulation whether it is the population's, whose temperature is not the player's
 */
record Beliefs(Gaussian prior, boolean isOfPopulation) {

  private static final double MAN = 4;
  private static final double UNSURE = 2;
  private static final double ADDED = 0.25;
  private static final double LEAST_SPREAD = 0.1;

  /** A sure player has so many times the weights of the others. */
  private static final double SURE = 3;

  /** Features are compared as plain searches of this depth see them. */
  private static final int DEPTH = 3;

  private static final int DECISIONS = 200;

  static <P extends Position<P>> Beliefs of(LearningTask<P> task) {
    Optional<Population> population = task.known().population();
    Gaussian beginners = beginners(task.start(), spreads(task));
    return new Beliefs(
        population.map(all -> of(all.prior(), task.pool().names(), beginners)).orElse(beginners),
        population.isPresent());
  }

  /**
   * What is believed of a player who counts few things and is sure of them: men of 12 logits. Where
   * beginners count one thing alone, as discs in reversi, others may count as much as that one.
   */
  static <P extends Position<P>> Beliefs ofSure(LearningTask<P> few) {
    Gaussian beginners = beginners(few.start(), spreads(few));
    double[] means = beginners.mean().clone();
    double[] deviations = beginners.deviation().clone();
    boolean isOneAlone = few.start().stream().filter(weight -> weight != 0).count() == 1;
    double other = isOneAlone ? MAN * SURE : SURE;
    for (int j = 0; j < means.length; j++) {
      means[j] *= isOneAlone ? 1 : SURE;
      deviations[j] *= few.start().get(j) == 0 ? other / ADDED : SURE;
    }
    return new Beliefs(new Gaussian(means, deviations), false);
  }

  /** Of somebody who is as sure as these weights. */
  Gaussian asSureAs(double[] weights) {
    return prior.scaled(prior.scaleOf(weights));
  }

  /** Those of the population, or else as the player's own decisions have them. */
  private static <P extends Position<P>> double[] spreads(LearningTask<P> task) {
    double[] own =
        task.known().population().map(all -> new double[0]).orElseGet(() -> ownSpreads(task));
    Map<String, Double> known = task.known().population().map(Population::spreads).orElse(Map.of());
    double[] spreads = new double[task.pool().size()];
    Arrays.setAll(
        spreads,
        j -> own.length > 0 ? own[j] : known.getOrDefault(task.pool().names().get(j), 1.0));
    return spreads;
  }

  static <P extends Position<P>> double[] ownSpreads(LearningTask<P> task) {
    List<Repeated<P>> all = task.decisions().all().unforced();
    Sight<P> sight =
        new Sight<>(
            task.pool(),
            all.subList(0, Math.min(DECISIONS, all.size())),
            new Hypothesis(DEPTH, FrontierRule.CAPTURES));
    double[] men = task.start().stream().mapToDouble(weight -> MAN * weight).toArray();
    return Spreads.of(sight.look(men), task.pool().size());
  }

  private static Gaussian beginners(List<Double> start, double[] spreads) {
    double[] means = new double[spreads.length];
    double[] deviations = new double[spreads.length];
    for (int j = 0; j < means.length; j++) {
      means[j] = MAN * start.get(j);
      deviations[j] =
          start.get(j) == 0
              ? ADDED / Math.max(LEAST_SPREAD, spreads[j])
              : UNSURE * (1 + Math.abs(start.get(j)));
    }
    return new Gaussian(means, deviations);
  }

  private static Gaussian of(WeightPrior prior, List<String> names, Gaussian beginners) {
    double[] means = new double[names.size()];
    double[] deviations = new double[names.size()];
    for (int j = 0; j < means.length; j++) {
      boolean known = prior.knows(names.get(j));
      means[j] = known ? prior.means().get(names.get(j)) : beginners.mean()[j];
      deviations[j] = known ? prior.deviations().get(names.get(j)) : beginners.deviation()[j];
    }
    return new Gaussian(means, deviations);
  }
}
