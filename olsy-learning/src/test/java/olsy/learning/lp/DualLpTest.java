package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DualLpTest {
  private static final DualLp LP = new DualLp(1_000_000);

  @Test
  void noPointWithinBoxAndRadiusHasASmallerModel() {
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      double l1 = seed % 2 == 0 ? 0 : 2 * random.nextDouble();
      SoftMarginProblem problem = RandomRows.hidden(random, 3, 150, 0.2, 2, l1);
      Point centre = new Point(problem, RandomRows.weights(random, problem));
      double radius = 0.01 + random.nextDouble();
      BandModel model = model(problem, centre);
      Point least =
          new Point(
              problem, assertInstanceOf(DualLp.Optimal.class, LP.minimise(model, radius)).weights);
      double value = model.value(least);
      for (int j = 0; j < 3; j++) {
        assertTrue(Math.abs(least.weights[j]) <= 2, "seed " + seed);
        assertEquals(centre.weights[j], least.weights[j], radius * (1 + 1e-12), "seed " + seed);
      }
      for (int i = 0; i < 200; i++) { // far ones over all of the region, near ones about the answer
        double reach = Math.pow(10, -random.nextInt(6));
        double[] other = new double[3];
        for (int j = 0; j < 3; j++) {
          double from = i % 2 == 0 ? centre.weights[j] : least.weights[j];
          double weight = from + reach * radius * (2 * random.nextDouble() - 1);
          weight =
              Math.max(centre.weights[j] - radius, Math.min(centre.weights[j] + radius, weight));
          other[j] = Math.max(-2, Math.min(2, weight));
        }
        double otherValue = model.value(new Point(problem, other));
        assertTrue(otherValue >= value - 1e-9 * (1 + value), "seed " + seed);
      }
    }
  }

  @Test
  void multipliersOfAWideRadiusProveTheModelsMinimum() {
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      double l1 = seed % 2 == 0 ? 0 : 2 * random.nextDouble();
      SoftMarginProblem problem = RandomRows.hidden(random, 4, 150, 0.2, 10, l1);
      BandModel model = model(problem, new Point(problem, RandomRows.weights(random, problem)));
      DualLp.Optimal answer = assertInstanceOf(DualLp.Optimal.class, LP.minimise(model, 20));
      double least = model.value(new Point(problem, answer.weights));
      double bound = RandomRows.dual(problem, model.multipliers(answer.multipliers));
      assertEquals(least, bound, 1e-8 * (1 + Math.abs(least)), "seed " + seed);
    }
  }

  @Test
  void whatTakesTooManyIterationsIsGivenUp() {
    SoftMarginProblem problem = RandomRows.hidden(new Random(1), 20, 500, 0.2, 10, 0);
    BandModel model = model(problem, new Point(problem, new double[20]));
    assertInstanceOf(DualLp.Failed.class, new DualLp(1).minimise(model, 10));
  }

  private static BandModel model(SoftMarginProblem problem, Point centre) {
    ActiveBand band = new ActiveBand(problem);
    band.centre(centre);
    return new BandModel(problem, band, centre);
  }
}
