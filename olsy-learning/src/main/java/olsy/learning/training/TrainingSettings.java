package olsy.learning.training;

import java.util.Optional;
import olsy.core.game.Game;
import olsy.learning.population.Population;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;

/**
 * How to learn.
 *
 * @param features a pool or features with commas between them; null to choose
 * @param maxDepth the deepest search considered
 * @param seed of everything random
 * @param date for the file, or null
 * @param population other players, if any are known; whoever is learned is held out of it
 */
public record TrainingSettings(
    StrategyLearner learner,
    String features,
    int maxDepth,
    long seed,
    String date,
    Optional<Population> population) {

  /** With the usual learner. */
  public static TrainingSettings of(int maxDepth, long seed) {
    return new TrainingSettings(
        StrategyLearners.usual(), null, maxDepth, seed, null, Optional.empty());
  }

  public TrainingSettings withLearner(StrategyLearner learner) {
    return new TrainingSettings(learner, features, maxDepth, seed, date, population);
  }

  public TrainingSettings withFeatures(String features) {
    return new TrainingSettings(learner, features, maxDepth, seed, date, population);
  }

  public TrainingSettings withDate(String date) {
    return new TrainingSettings(learner, features, maxDepth, seed, date, population);
  }

  public TrainingSettings withPopulation(Optional<Population> population) {
    return new TrainingSettings(learner, features, maxDepth, seed, date, population);
  }

  /**
   * Refuses features that a game does not have.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public void requireFeaturesOf(Game<?> game) {
    if (features != null) {
      FeatureChoice.named(features, game);
    }
  }
}
