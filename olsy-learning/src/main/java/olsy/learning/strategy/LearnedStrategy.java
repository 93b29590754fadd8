package olsy.learning.strategy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
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
 * @param doubts what is not known of it, as its file has them
 */
public record LearnedStrategy<P extends Position<P>>(
    FeatureSelection<P> features,
    Candidate candidate,
    TieRule<P> ties,
    double temperature,
    Doubts doubts) {

  /** Of a learner that says nothing of its doubts. */
  public LearnedStrategy(
      FeatureSelection<P> features, Candidate candidate, TieRule<P> ties, double temperature) {
    this(features, candidate, ties, temperature, Doubts.NONE);
  }

  /** A strategy that a file has. */
  public static <P extends Position<P>> LearnedStrategy<P> of(
      WrittenStrategy written, FeatureSelection<P> features, Game<P> game) {
    return new LearnedStrategy<>(
        features,
        Candidate.of(written, features),
        written.ties().rule(game, Candidate.LARGEST),
        written.certainty().temperature() * Candidate.LARGEST,
        written.doubts());
  }

  /** The same player, of whom something else is not known. */
  public LearnedStrategy<P> with(Doubts doubts) {
    return new LearnedStrategy<>(features, candidate, ties, temperature, doubts);
  }

  /** The features that count. */
  public List<String> used() {
    return Arrays.stream(candidate.used()).mapToObj(features.names()::get).toList();
  }

  /**
   * The same player.
   *
   * @param others all that count, and perhaps more
   */
  public LearnedStrategy<P> over(FeatureSelection<P> others) {
    if (!others.names().containsAll(used())) {
      throw new IllegalArgumentException(used() + " expected, found " + others.names());
    }
    List<Integer> weights =
        others.names().stream()
            .map(name -> features.names().indexOf(name))
            .map(place -> place < 0 ? 0 : candidate.weights().get(place))
            .toList();
    return new LearnedStrategy<>(
        others,
        new Candidate(weights, candidate.depth(), candidate.frontier()),
        ties,
        temperature,
        doubts);
  }

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
        doubts,
        Map.of());
  }
}
