package olsy.learning.scout;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Position;

/**
 * The weights of a hypothesis, averaged over what may be believed of a player: beliefs that are off
 * are off in different directions.
 *
 * <pre>
 * w_k ← a short climb under each other prior, from the weights that were found
 * w ← Σ share_k w_k, share ∝ exp(score / 4)
 * </pre>
 */
final class PriorAverage<P extends Position<P>> {

  private static final int ROUNDS = 3;
  private static final double COOLNESS = 0.25;

  private final LogitClimb<P> climb;

  /**
   * @param climb of the hypothesis, by the decisions that were learned from
   */
  PriorAverage(LogitClimb<P> climb) {
    this.climb = climb;
  }

  /** Judged as the one that was found, under its prior. */
  Climbed<P> of(Climbed<P> found, List<Gaussian> others) {
    List<Climbed<P>> all = new ArrayList<>(List.of(found));
    for (Gaussian prior : others) {
      all.add(
          climb.climb(
              new LogitClimb.Start<>(prior, found.weights(), found.ties()),
              new LogitClimb.Effort(ROUNDS, false, true)));
    }
    double[] shares =
        Observation.softmax(all.stream().mapToDouble(one -> COOLNESS * one.score()).toArray());
    double[] mean = new double[found.weights().length];
    for (int k = 0; k < shares.length; k++) {
      for (int j = 0; j < mean.length; j++) {
        mean[j] += shares[k] * all.get(k).weights()[j];
      }
    }
    return climb.stay(new LogitClimb.Start<>(found.prior(), mean, found.ties()));
  }
}
