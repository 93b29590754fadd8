package olsy.learning.strategy;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;

/**
 * What was learned of how somebody plays. Player files and searches get it from here. All its
 * numbers have the unit of the candidate's weights: {@link Candidate#LARGEST} is 1 in a file.
 *
 * @param features that the weights are of
 * @param ties which of several good moves is taken
 * @param temperature how readily worse moves are taken, see {@link LearnTemperature}
 */
public record LearnedStrategy<P extends Position<P>>(
    FeatureSelection<P> features, Candidate candidate, TieRule<P> ties, double temperature) {

  /** As searches know it. */
  public Strategy<P> strategy() {
    return new Strategy<>(candidate.evaluation(features), candidate.depth(), 0, ties, temperature);
  }

  /** As player files have it: {@link Candidate#of} reads the same whole numbers from it. */
  public WrittenStrategy written() {
    double[] real = candidate.realWeights();
    Map<String, Double> weights = new LinkedHashMap<>();
    for (int j : candidate.used()) {
      weights.put(features.names().get(j), real[j]);
    }
    if (weights.isEmpty()) {
      weights.put(features.names().get(0), 0.0);
    }
    return new WrittenStrategy(
        weights,
        candidate.depth(),
        candidate.frontier(),
        WrittenTies.of(ties, Candidate.LARGEST),
        new WrittenStrategy.Certainty(temperature / Candidate.LARGEST, 0, Strategy.COMMON_TRUST),
        Doubts.NONE,
        Map.of());
  }
}
