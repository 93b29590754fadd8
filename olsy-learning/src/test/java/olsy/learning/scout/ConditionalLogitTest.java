package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConditionalLogitTest {

  private static final int FEATURES = 6;
  private static final int STEPS = 30;

  private static Gaussian prior(double deviation) {
    return new Gaussian(new double[FEATURES], SimulatedDecisions.filled(FEATURES, deviation));
  }

  private static ConditionalLogit fitted(Gaussian prior, List<Observation> seen) {
    return new ConditionalLogit(prior, seen, prior.mean()).fit(STEPS);
  }

  /** −Σ log P + penalty, from the definition. */
  private static double objective(Gaussian prior, List<Observation> seen, double[] weights) {
    double value = 0;
    for (int j = 0; j < weights.length; j++) {
      double z = (weights[j] - prior.mean()[j]) / prior.deviation()[j];
      value += z * z / 2;
    }
    for (Observation one : seen) {
      double sum = 0;
      for (int i = 0; i < one.size(); i++) {
        sum += Math.exp(utility(one, i, weights));
      }
      double p = Math.exp(utility(one, one.chosen, weights)) / sum;
      value -= one.times * Math.log(0.99 * p + 0.01 / one.size());
    }
    return value;
  }

  private static double utility(Observation one, int i, double[] weights) {
    double utility = one.bonus[i];
    if (one.features[i] == null) {
      return utility + one.fixed[i];
    }
    for (int j = 0; j < weights.length; j++) {
      utility += weights[j] * one.features[i][j];
    }
    return utility;
  }

  /**
   * Some made several times, some with a lead of the first moves, some with moves without features.
   */
  private static List<Observation> mixed(double[] truth, int n, SplittableRandom random) {
    List<Observation> mixed = new ArrayList<>();
    for (Observation one : SimulatedDecisions.of(truth, n, random)) {
      double[][] features = one.features.clone();
      double[] fixed = one.fixed.clone();
      int without = random.nextInt(4 * one.size());
      if (without < one.size() && without != one.chosen) {
        features[without] = null;
        fixed[without] = random.nextDouble(-4, 1);
      }
      mixed.add(
          new Observation(one.chosen, 1 + random.nextInt(3), features, fixed)
              .withBonus(SimulatedDecisions.drawn(one.size(), 0.3, random)));
    }
    return mixed;
  }

  @Test
  void noWayDownIsLeftAtTheFit() {
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] truth = SimulatedDecisions.drawn(FEATURES, 1, random);
      Gaussian prior = prior(1.5);
      List<Observation> seen = mixed(truth, 100, random);
      ConditionalLogit fit = fitted(prior, seen);
      double[] weights = fit.weights();
      assertEquals(objective(prior, seen, weights), fit.objective(), 1e-8, "seed " + seed);
      double[] deviations = fit.deviations();
      for (int j = 0; j < FEATURES; j++) {
        double step = 1e-4;
        double[] up = weights.clone();
        double[] down = weights.clone();
        up[j] += step;
        down[j] -= step;
        double slope = (objective(prior, seen, up) - objective(prior, seen, down)) / (2 * step);
        assertEquals(0, slope * deviations[j], 0.05, "seed " + seed + ", weight " + j);
      }
    }
  }

  /** Two deviations hold 95 of a hundred weights. */
  @Test
  void weightsAreWithinTheirDeviations() {
    int within = 0;
    int all = 0;
    for (int seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(1_000 + seed);
      double[] truth = SimulatedDecisions.drawn(FEATURES, 0.7, random);
      ConditionalLogit fit = fitted(prior(0.7), SimulatedDecisions.of(truth, 120, random));
      double[] weights = fit.weights();
      double[] deviations = fit.deviations();
      for (int j = 0; j < FEATURES; j++) {
        within += Math.abs(weights[j] - truth[j]) < 2 * deviations[j] ? 1 : 0;
        all++;
      }
    }
    double share = (double) within / all;
    assertTrue(share > 0.91 && share < 0.98, share + " of the weights");
  }

  @Test
  void deviationsShrinkWithDecisions() {
    SplittableRandom random = new SplittableRandom(1);
    double[] truth = SimulatedDecisions.drawn(FEATURES, 0.7, random);
    List<Observation> seen = SimulatedDecisions.of(truth, 900, random);
    double[] of100 = fitted(prior(5), seen.subList(0, 100)).deviations();
    double[] of900 = fitted(prior(5), seen).deviations();
    for (int j = 0; j < FEATURES; j++) {
      assertEquals(3, of100[j] / of900[j], 1, "weight " + j);
    }
    assertArrayEquals(
        SimulatedDecisions.filled(FEATURES, 5), fitted(prior(5), List.of()).deviations(), 1e-9);
  }

  /** The other decisions are fitted once more for every one. */
  @Test
  void leftOutIsNearlyWhatComesWithoutTheDecision() {
    double nearer = 0;
    double truly = 0;
    double closed = 0;
    double kept = 0;
    for (int seed = 0; seed < 6; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] truth = SimulatedDecisions.drawn(FEATURES, 1, random);
      Gaussian prior = prior(1);
      List<Observation> seen = mixed(truth, 40, random);
      ConditionalLogit fit = fitted(prior, seen);
      double[] leaveOneOut = fit.leaveOneOut();
      for (int n = 0; n < seen.size(); n++) {
        Observation one = seen.get(n);
        List<Observation> others = new ArrayList<>(seen);
        others.remove(n);
        double[] without = fitted(prior, others).weights();
        truly += one.logLikelihood(one.utilities(without));
        closed += leaveOneOut[n];
        kept += one.logLikelihood(one.utilities(fit.weights()));
        double[] expected = Observation.softmax(one.utilities(without));
        double[] found = Observation.softmax(fit.leftOut(one));
        nearer += Math.abs(expected[one.chosen] - found[one.chosen]);
      }
    }
    assertTrue(nearer / 240 < 0.02, nearer / 240 + " of the probability");
    assertTrue(
        Math.abs(closed - truly) < 0.2 * (kept - truly),
        "kept " + kept + ", left out " + closed + ", truly " + truly);
  }

  /** A certain player that once makes the worst of moves. */
  @Test
  void oneAbsurdDecisionChangesLittle() {
    for (int seed = 0; seed < 10; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double[] truth = {3, 1, 0, 0, -1, 0};
      List<Observation> seen = SimulatedDecisions.of(truth, 200, random);
      double[][] features = new double[2][FEATURES];
      features[0][0] = 2;
      features[1][0] = -2;
      List<Observation> withSlip = new ArrayList<>(seen);
      withSlip.add(new Observation(1, 1, features, new double[2]));
      double without = fitted(prior(5), seen).weights()[0];
      double with = fitted(prior(5), withSlip).weights()[0];
      assertEquals(without, with, 0.02 * without, "seed " + seed);
    }
  }

  @Test
  void aRepeatedDecisionCountsAsOftenAsItWasMade() {
    SplittableRandom random = new SplittableRandom(1);
    List<Observation> once = SimulatedDecisions.of(new double[] {1, 0, 1, 0, 1, 0}, 30, random);
    List<Observation> often = new ArrayList<>();
    List<Observation> counted = new ArrayList<>();
    for (Observation one : once) {
      often.addAll(Collections.nCopies(3, one));
      counted.add(new Observation(one.chosen, 3, one.features, one.fixed));
    }
    assertArrayEquals(fitted(prior(2), often).weights(), fitted(prior(2), counted).weights(), 1e-9);
  }

  @Test
  void nothingSeenLeavesThePrior() {
    Gaussian prior = new Gaussian(new double[] {1, -2}, new double[] {1, 3});
    assertArrayEquals(
        prior.mean(),
        new ConditionalLogit(prior, List.of(), new double[] {5, 5}).fit(STEPS).weights(),
        1e-9);
  }

  /** All moves are lost, or only one is known: it says nothing of the weights. */
  @Test
  void aDecisionBetweenDecidedGamesSaysNothing() {
    Gaussian prior = prior(1);
    Observation lost = new Observation(1, 1_000, new double[3][], new double[] {-50, -49, -50});
    ConditionalLogit fit = fitted(prior, List.of(lost));
    assertArrayEquals(prior.mean(), fit.weights(), 1e-9);
    assertArrayEquals(new double[] {-50, -49, -50}, fit.leftOut(lost), 1e-9);
  }

  @Test
  void largeNumbersStayNumbers() {
    double[][] features = {{1e6, 0, 0, 0, 0, 0}, {0, 1e6, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}};
    Observation one = new Observation(2, 1_000_000, features, new double[3]);
    ConditionalLogit fit =
        new ConditionalLogit(prior(1), List.of(one), SimulatedDecisions.filled(FEATURES, 1e6))
            .fit(STEPS);
    for (double weight : fit.weights()) {
      assertTrue(Double.isFinite(weight), weight + "");
    }
    for (double utility : fit.leftOut(one)) {
      assertTrue(Double.isFinite(utility), utility + "");
    }
    assertTrue(Double.isFinite(fit.objective()));
  }

  /** Two moves that differ by one feature: the deviation is that of its weight. */
  @Test
  void moderatesWhatUnsureWeightsSay() {
    Gaussian prior = new Gaussian(new double[] {1}, new double[] {2});
    List<Observation> seen = new ArrayList<>();
    double before = 0;
    for (int n = 1; n <= 30; n++) {
      int played = n % 4 == 0 ? 1 : 0;
      seen.add(new Observation(played, 1, new double[][] {{1}, {0}}, new double[2]));
      ConditionalLogit fit = new ConditionalLogit(prior, seen, prior.mean()).fit(STEPS);
      double deviation = fit.deviations()[0];
      double moderation = fit.moderation();
      assertEquals(1 / Math.sqrt(1 + Math.PI / 8 * deviation * deviation), moderation, 1e-9);
      assertTrue(n < 5 || moderation > before, n + " decisions");
      before = n % 5 == 0 ? moderation : before;
    }
    assertEquals(1, new ConditionalLogit(prior, List.of(), prior.mean()).moderation());
  }
}
