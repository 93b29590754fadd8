package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HeavyTailsTest {

  private static final int FEATURES = 30;

  private static ConditionalLogit fit(Gaussian prior, List<Observation> seen) {
    return new ConditionalLogit(prior, seen, prior.mean()).fit(20);
  }

  @Test
  void whatIsNotSeenStaysAsUncertain() {
    Gaussian believed = new Gaussian(new double[] {1, -2}, new double[] {0.5, 3});
    Gaussian near = HeavyTails.near(fit(believed, List.of()), believed);
    assertArrayEquals(believed.mean(), near.mean());
    assertArrayEquals(believed.deviation(), near.deviation(), 1e-12);
  }

  /** One weight whose decisions leave it next to no doubt: √((1 + z²) / 2). */
  @Test
  void widthsFollowTheDistanceFromTheMean() {
    SplittableRandom random = new SplittableRandom(1);
    List<Observation> seen = SimulatedDecisions.of(new double[] {1.5}, 3000, random);
    for (double mean : new double[] {-3, 0, 1.5, 4}) {
      Gaussian believed = new Gaussian(new double[] {mean}, new double[] {0.5});
      ConditionalLogit fit = fit(believed, seen);
      double z = (fit.weights()[0] - mean) / 0.5;
      double width = HeavyTails.near(fit, believed).deviation()[0];
      assertEquals(0.5 * Math.sqrt((1 + z * z) / 2), width, 0.01, "mean " + mean);
    }
  }

  /** Three weights of thirty are far from what is believed; they are not drawn back. */
  @Test
  void foreseesMoreOfWhoIsUnlikeOthersInFewThings() {
    double gain = 0;
    double nearer = 0;
    for (int seed = 0; seed < 10; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] truth = SimulatedDecisions.drawn(FEATURES, 0.05, random);
      truth[0] += 1.5;
      truth[1] -= 1.5;
      truth[2] += 1.5;
      List<Observation> seen = SimulatedDecisions.of(truth, 100, random);
      List<Observation> other = SimulatedDecisions.of(truth, 300, random);
      Gaussian believed =
          new Gaussian(new double[FEATURES], SimulatedDecisions.filled(FEATURES, 0.3));
      ConditionalLogit normal = fit(believed, seen);
      ConditionalLogit heavy = normal;
      for (int round = 0; round < 5; round++) {
        heavy = heavy.under(HeavyTails.near(heavy, believed)).fit(20);
      }
      gain += likelihood(heavy, other) - likelihood(normal, other);
      nearer += off(normal, truth) - off(heavy, truth);
    }
    assertTrue(gain > 0, gain + " nats");
    assertTrue(nearer > 0, "squares are less by " + nearer);
  }

  private static double likelihood(ConditionalLogit fit, List<Observation> other) {
    double[] weights = fit.weights();
    return other.stream().mapToDouble(one -> one.logLikelihood(one.utilities(weights))).sum();
  }

  private static double off(ConditionalLogit fit, double[] truth) {
    double[] weights = fit.weights();
    double[] squares = new double[truth.length];
    Arrays.setAll(squares, j -> Math.pow(weights[j] - truth[j], 2));
    return Arrays.stream(squares).sum();
  }
}
