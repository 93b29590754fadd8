package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Hits;
import org.junit.jupiter.api.Test;

class EvidenceTest {

  private static final int RUNS = 1_000;

  /**
   * Decisions of somebody with utilities, as a model predicts them that has seen the utilities
   * through noise.
   *
   * @param personal how much the utilities differ; 0 for a random mover
   * @param noise how much the model errs
   */
  private static Evidence of(int n, double personal, double noise, SplittableRandom random) {
    SampleMean gain = SampleMean.NONE;
    Hits hits = Hits.none();
    for (int i = 0; i < n; i++) {
      int moves = 2 + random.nextInt(12);
      double[] truth = gaussians(moves, personal, random);
      double[] seen = gaussians(moves, noise, random);
      Arrays.setAll(seen, k -> seen[k] + truth[k]);
      int chosen = draw(softmax(truth), random);
      double[] expected = softmax(seen);
      gain = gain.with(SampleMean.of(Math.log(expected[chosen] * moves), 1));
      int best = 0;
      for (int k = 0; k < moves; k++) {
        best = expected[k] > expected[best] ? k : best;
      }
      hits = hits.with(new Hits(1, best == chosen ? 1 : 0, 1.0 / moves));
    }
    return new Evidence(hits, gain, Optional.empty(), Map.of(3, 1.0));
  }

  private static double[] gaussians(int n, double deviation, SplittableRandom random) {
    double[] all = new double[n];
    Arrays.setAll(all, i -> deviation * random.nextGaussian());
    return all;
  }

  private static double[] softmax(double[] utilities) {
    double[] p = Arrays.stream(utilities).map(Math::exp).toArray();
    double sum = Arrays.stream(p).sum();
    return Arrays.stream(p).map(one -> 0.99 * one / sum + 0.01 / p.length).toArray();
  }

  private static int draw(double[] probabilities, SplittableRandom random) {
    double lot = random.nextDouble();
    int i = 0;
    while (i < probabilities.length - 1 && lot > probabilities[i]) {
      lot -= probabilities[i++];
    }
    return i;
  }

  /** Whatever the model believes that it has seen. */
  @Test
  void aRandomMoverIsRecognisedWithinThirtyDecisions() {
    for (double noise : new double[] {0, 0.2, 0.5, 0.8, 1.2, 2, 4}) {
      SplittableRandom random = new SplittableRandom(1);
      int recognised = 0;
      for (int run = 0; run < RUNS; run++) {
        recognised += of(Evidence.ENOUGH, 0, noise, random).playsAtRandom() ? 1 : 0;
      }
      assertTrue(recognised >= 0.95 * RUNS, "noise " + noise + ": " + recognised);
    }
  }

  /** Also by a model that is half noise. */
  @Test
  void aRealPlayerIsNone() {
    for (double personal : new double[] {2, 3, 6}) {
      SplittableRandom random = new SplittableRandom(2);
      for (int run = 0; run < RUNS; run++) {
        int n = Evidence.ENOUGH + random.nextInt(60);
        Evidence evidence = of(n, personal, personal / 2, random);
        assertFalse(evidence.playsAtRandom(), personal + ": " + evidence);
      }
    }
  }

  @Test
  void fewDecisionsCallNobodyARandomMover() {
    assertFalse(of(Evidence.ENOUGH - 1, 0, 0, new SplittableRandom(3)).playsAtRandom());
  }

  /** An early model that is sure of itself may be less likely than a guess. */
  @Test
  void hitsSpeakAgainstChance() {
    SampleMean worse = new SampleMean(40, -1.7, 2);
    assertFalse(
        new Evidence(new Hits(40, 0.4, 0.14), worse, Optional.empty(), Map.of()).playsAtRandom());
    assertTrue(
        new Evidence(new Hits(40, 0.2, 0.14), worse, Optional.empty(), Map.of()).playsAtRandom());
  }

  @Test
  void thePopulationIsBeatenBeyondDoubtOrNot() {
    assertTrue(over(new SampleMean(100, 0.1, 1)).isNoBetterThanPopulation());
    assertTrue(over(new SampleMean(1, 3, 0)).isNoBetterThanPopulation());
    assertFalse(over(new SampleMean(100, 0.2, 1)).isNoBetterThanPopulation());
    assertFalse(
        new Evidence(Hits.none(), SampleMean.NONE, Optional.empty(), Map.of())
            .isNoBetterThanPopulation());
  }

  private static Evidence over(SampleMean population) {
    return new Evidence(
        new Hits(100, 0.5, 0.1), population, Optional.of(population), Map.of(3, 1.0));
  }

  @Test
  void aDepthIsToldWithHalfOfTheMixture() {
    WrittenStrategy three = new WrittenStrategy(Map.of("men", 1.0), 3);
    WrittenStrategy mixture =
        three.with(
            new Doubts(
                Map.of(),
                List.of(
                    new Doubts.Alternative(0.25, three),
                    new Doubts.Alternative(0.5, three.withDepth(4)))));
    assertEquals(Map.of(3, 0.5, 4, 0.5), Evidence.depths(mixture));
    assertFalse(depths(Evidence.depths(mixture)).hasNoDepth());
    assertTrue(depths(Map.of(2, 0.4, 3, 0.3, 4, 0.3)).hasNoDepth());
  }

  private static Evidence depths(Map<Integer, Double> shares) {
    return new Evidence(Hits.none(), SampleMean.NONE, Optional.empty(), shares);
  }
}
