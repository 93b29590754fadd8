package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TuneScaleTest {

  private static final int FEATURES = 30;

  private static double unseen(Gaussian prior, List<Observation> seen, List<Observation> other) {
    double[] weights = new ConditionalLogit(prior, seen, prior.mean()).fit(20).weights();
    return other.stream().mapToDouble(one -> one.logLikelihood(one.utilities(weights))).sum();
  }

  /** A population that is right but for its temperature. */
  @ParameterizedTest
  @ValueSource(doubles = {0.25, 1, 4})
  void findsTheTemperature(double scale) {
    for (int seed = 0; seed < 5; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] mean = SimulatedDecisions.drawn(FEATURES, 0.7, random);
      double[] truth = Arrays.stream(mean).map(w -> scale * w).toArray();
      Gaussian prior = new Gaussian(mean, SimulatedDecisions.filled(FEATURES, 0.1));
      List<Observation> seen = SimulatedDecisions.of(truth, 150, random);
      Gaussian tuned = TuneScale.of(prior, seen, prior.mean());
      double found = tuned.mean()[0] / mean[0];
      assertTrue(found >= scale / 2 && found <= scale * 2, "seed " + seed + ": " + found);
    }
  }

  @Test
  void helpsWithDecisionsThatAreNotSeen() {
    double gain = 0;
    for (int seed = 0; seed < 10; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] truth = SimulatedDecisions.drawn(FEATURES, 0.2, random);
      List<Observation> seen = SimulatedDecisions.of(truth, 40, random);
      List<Observation> other = SimulatedDecisions.of(truth, 300, random);
      Gaussian wrong = new Gaussian(new double[FEATURES], SimulatedDecisions.filled(FEATURES, 2));
      Gaussian tuned = TuneScale.of(wrong, seen, wrong.mean());
      gain += unseen(tuned, seen, other) - unseen(wrong, seen, other);
    }
    assertTrue(gain > 0, gain + " nats");
  }

  @Test
  void nothingSeenChangesNothing() {
    Gaussian prior = new Gaussian(new double[] {1, -1}, new double[] {0.5, 0.5});
    Gaussian tuned = TuneScale.of(prior, List.of(), prior.mean());
    assertEquals(1, tuned.mean()[0]);
    assertEquals(0.5, tuned.deviation()[0]);
  }
}
