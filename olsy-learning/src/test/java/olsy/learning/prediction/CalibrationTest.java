package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.statistics.SampleMean;
import org.junit.jupiter.api.Test;

class CalibrationTest {

  private static ForeseenDecision decision(int chosen, int times, double... probabilities) {
    int expected = 0;
    for (int i = 0; i < probabilities.length; i++) {
      expected = probabilities[i] > probabilities[expected] ? i : expected;
    }
    return new ForeseenDecision(chosen, times, expected, probabilities, probabilities);
  }

  @Test
  void countsByHand() {
    Calibration calibration =
        Calibration.of(
            List.of(
                decision(0, 1, 0.5, 0.25, 0.25),
                decision(1, 1, 0.6, 0.4),
                decision(0, 2, 0.55, 0.45)));
    assertEquals(4, calibration.decisions());
    assertEquals(
        (Math.log(0.5) + Math.log(0.4) + 2 * Math.log(0.55)) / 4,
        calibration.logLikelihood().mean(),
        1e-12);
    assertEquals(-(Math.log(3) + 3 * Math.log(2)) / 4, calibration.uniform(), 1e-12);
    assertEquals(3, calibration.bins().get(5).decisions());
    assertEquals(1.6 / 3, calibration.bins().get(5).probability(), 1e-12);
    assertEquals(1, calibration.bins().get(5).hits());
    assertEquals(new Calibration.Bin(1, 0.6, 0), calibration.bins().get(6));
    assertEquals(((3 - 1.6) + 0.6) / 4, calibration.error(), 1e-12);
  }

  @Test
  void oneDecisionIsTheSameByItsProbabilities() {
    Calibration listed = Calibration.of(List.of(decision(1, 1, 0.625, 0.25, 0.125)));
    Calibration one = Calibration.of(0.25, 1.0 / 3, 0.625, false);
    assertEquals(listed.logLikelihood(), one.logLikelihood());
    assertEquals(listed.gain().mean(), one.gain().mean(), 1e-12);
    assertEquals(listed.bins(), one.bins());
    Calibration unsure =
        Calibration.of(0.25, 0.5, null, false).with(Calibration.of(0.75, 0.5, 0.75, true));
    assertEquals(0.25, unsure.error(), "one has no bin");
    assertEquals(2, unsure.decisions());
  }

  @Test
  void certaintyIsInTheLastBin() {
    assertEquals(1, Calibration.of(List.of(decision(0, 1, 1, 0))).bins().get(9).decisions());
  }

  @Test
  void nothingIsKnownOfNoDecisions() {
    assertEquals(Calibration.none(), Calibration.of(List.of()));
    assertEquals(0, Calibration.none().error());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Calibration(SampleMean.NONE, SampleMean.NONE, List.of()));
  }

  /** Whoever plays by the probabilities, or as if it were surer than they are, or less sure. */
  private static List<ForeseenDecision> played(int n, double sureness, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ForeseenDecision> decisions = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] utilities = random.doubles(2 + random.nextInt(8), -2, 2).toArray();
      double[] truth = softmax(utilities, 1);
      double lot = random.nextDouble();
      int chosen = 0;
      while (lot > truth[chosen] && chosen < truth.length - 1) {
        lot -= truth[chosen++];
      }
      decisions.add(decision(chosen, 1, softmax(utilities, sureness)));
    }
    return decisions;
  }

  private static double[] softmax(double[] utilities, double sureness) {
    double[] p = Arrays.stream(utilities).map(u -> Math.exp(sureness * u)).toArray();
    double sum = Arrays.stream(p).sum();
    return Arrays.stream(p).map(one -> one / sum).toArray();
  }

  @Test
  void theErrorTellsWhoIsTooSure() {
    double calibrated = Calibration.of(played(20_000, 1, 1)).error();
    double tooSure = Calibration.of(played(20_000, 3, 1)).error();
    double tooTimid = Calibration.of(played(20_000, 0.2, 1)).error();
    assertTrue(calibrated < 0.015, "error " + calibrated);
    assertTrue(tooSure > 0.2, "error " + tooSure);
    assertTrue(tooTimid > 0.15, "error " + tooTimid);
  }

  /** Gibbs: nothing beats the true probabilities. */
  @Test
  void theTruthIsMostLikely() {
    double truth = Calibration.of(played(5_000, 1, 2)).logLikelihood().mean();
    assertTrue(truth > Calibration.of(played(5_000, 1.4, 2)).logLikelihood().mean());
    assertTrue(truth > Calibration.of(played(5_000, 0.7, 2)).logLikelihood().mean());
  }

  @Test
  void theIntervalHoldsTheTruthInNineteenOfTwenty() {
    double truth = Calibration.of(played(200_000, 1, 3)).logLikelihood().mean();
    int held = 0;
    for (int seed = 100; seed < 400; seed++) {
      Calibration some = Calibration.of(played(60, 1, seed));
      held += some.interval().low() <= truth && truth <= some.interval().high() ? 1 : 0;
    }
    assertTrue(held > 270 && held < 298, held + " of 300");
  }

  @Test
  void partsAddUp() {
    List<ForeseenDecision> all = played(500, 2, 4);
    Calibration whole = Calibration.of(all);
    Calibration joined =
        Calibration.of(all.subList(0, 123)).with(Calibration.of(all.subList(123, 500)));
    assertEquals(whole.decisions(), joined.decisions());
    assertEquals(whole.logLikelihood().mean(), joined.logLikelihood().mean(), 1e-9);
    assertEquals(whole.uniform(), joined.uniform(), 1e-9);
    assertEquals(whole.error(), joined.error(), 1e-9);
    assertEquals(whole.interval().low(), joined.interval().low(), 1e-9);
    assertEquals(whole, Calibration.none().with(whole));
  }
}
