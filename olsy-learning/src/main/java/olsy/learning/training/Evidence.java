package olsy.learning.training;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Hits;
import olsy.learning.prediction.MeasuredAccuracy;

/**
 * What decisions say about whether there is anything personal to learn. They are decisions that the
 * model was not fitted to, or each was left out when it was predicted. Three rules follow from it:
 *
 * <pre>
 * plays at random:                   30 decisions or more,
 *                                    gain over a uniform guess + 1.645 standard errors &lt; 0.2 nats,
 *                                    hits ≤ u + 2.33 √(u (1 − u) / n),  u what guessing hits
 * no better than the population:     gain over it − 1.645 standard errors ≤ 0
 * its depth cannot be told:          no depth has half of the mixture
 * </pre>
 *
 * The hits keep a model that is sure of itself and wrong from making its player a random mover.
 *
 * @param hits the moves foreseen
 * @param overUniform log-likelihood of the model beyond that of a uniform guess, in nats
 * @param overPopulation beyond that of what is known of other players; empty where nothing is
 * @param depths the share of each depth in the model
 */
public record Evidence(
    Hits hits,
    SampleMean overUniform,
    Optional<SampleMean> overPopulation,
    Map<Integer, Double> depths) {

  /** Fewer decisions call nobody a random mover. */
  static final int ENOUGH = 30;

  /** Nats that real players are foreseen better by. */
  private static final double LEAST_GAIN = 0.2;

  /** Standard errors that 95 % are within, to one side. */
  private static final double NEARLY_SURE = 1.645;

  /** Standard errors that 99 % are within, to one side. */
  private static final double SURE = 2.33;

  private static final double HALF = 0.5;

  public Evidence {
    depths = Collections.unmodifiableMap(new TreeMap<>(depths));
  }

  /**
   * What was measured; nothing where log-likelihoods were not.
   *
   * @param strategy the model's
   */
  static Optional<Evidence> of(MeasuredAccuracy accuracy, WrittenStrategy strategy) {
    return Optional.ofNullable(accuracy.calibration())
        .map(
            calibration ->
                new Evidence(
                    accuracy.accuracy().hits(),
                    calibration.gain(),
                    Optional.ofNullable(accuracy.generic()).map(MeasuredAccuracy.Generic::gain),
                    depths(strategy)));
  }

  /** The share of each depth in a mixture. */
  public static Map<Integer, Double> depths(WrittenStrategy strategy) {
    Map<Integer, Double> depths = new TreeMap<>();
    depths.put(strategy.depth(), strategy.doubts().ownShare());
    for (Doubts.Alternative one : strategy.doubts().alternatives()) {
      depths.merge(one.strategy().depth(), one.share(), Double::sum);
    }
    return depths;
  }

  public int decisions() {
    return hits.decisions();
  }

  public boolean playsAtRandom() {
    double u = hits.uniform();
    return decisions() >= ENOUGH
        && overUniform.mean() + NEARLY_SURE * overUniform.error() < LEAST_GAIN
        && hits.strict() <= u + SURE * Math.sqrt(u * (1 - u) / decisions());
  }

  public boolean isNoBetterThanPopulation() {
    return overPopulation
        .filter(gain -> gain.count() < 2 || gain.mean() - NEARLY_SURE * gain.error() <= 0)
        .isPresent();
  }

  public boolean hasNoDepth() {
    return depths.values().stream().noneMatch(share -> share >= HALF);
  }
}
