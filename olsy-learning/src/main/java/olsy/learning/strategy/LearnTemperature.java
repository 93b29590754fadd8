package olsy.learning.strategy;

import java.util.List;
import olsy.core.player.Temperature;
import olsy.learning.strategy.Dominance.Seen;

/**
 * How readily a player takes moves that are worse: the temperature T under which its decisions are
 * most likely, when a move has the probability
 *
 * <pre>
 * P(i) = (1 − δ) exp(v_i / T) / Σ_k exp(v_k / T) + δ / n
 * </pre>
 *
 * δ is there for slips, which no temperature explains.
 */
public final class LearnTemperature {

  /** Temperatures tried, from cold to warm: steps of about a fifth, in largest weights. */
  private static final double COLDEST = 1e-3;

  private static final double STEP = 1.2;
  private static final int STEPS = 48;

  private LearnTemperature() {}

  /** In the whole numbers of the candidate's weights. */
  public static double of(List<Seen> decisions) {
    double best = 0;
    double mostLikely = Double.NEGATIVE_INFINITY;
    double temperature = COLDEST * Candidate.LARGEST;
    for (int i = 0; i < STEPS; i++, temperature *= STEP) {
      double likelihood = 0;
      Temperature tried = new Temperature(temperature);
      for (Seen seen : decisions) {
        likelihood += seen.times * Math.log(tried.probabilities(seen.values)[seen.chosen]);
      }
      if (likelihood > mostLikely) {
        mostLikely = likelihood;
        best = temperature;
      }
    }
    return Math.rint(best);
  }
}
