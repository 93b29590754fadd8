package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BandModelTest {
  @Test
  void touchesTheValueAtItsCentreAndNowhereExceedsIt() {
    int below = 0;
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      SoftMarginProblem problem = RandomRows.hidden(random, 5, 400, 0.2, 3, seed % 2);
      Point centre = new Point(problem, RandomRows.weights(random, problem));
      BandModel model = model(problem, centre);
      assertEquals(centre.value, model.value(centre), 1e-9 * centre.value, "seed " + seed);
      for (int i = 0; i < 20; i++) {
        Point point = new Point(problem, RandomRows.weights(random, problem));
        assertTrue(model.value(point) <= point.value * (1 + 1e-12), "seed " + seed);
        below += model.value(point) < point.value - 1 ? 1 : 0;
      }
    }
    assertTrue(below > 0, "the model was never simpler than the value");
  }

  @Test
  void pullIsTheSumOfTheViolatedRowsOutsideTheBand() {
    Random random = new Random(3);
    SoftMarginProblem problem = RandomRows.hidden(random, 5, 400, 0.2, 3, 0);
    Point centre = new Point(problem, RandomRows.weights(random, problem));
    BandModel model = model(problem, centre);
    double[] multipliers = model.multipliers(new double[model.rows().length]);
    double[] sum = new double[5];
    int outside = 0;
    for (int i = 0; i < problem.rows(); i++) {
      boolean expected = centre.violates(i) && !contains(model.rows(), i);
      assertEquals(expected ? problem.multiplicity(i) : 0, multipliers[i], "row " + i);
      for (int j = 0; j < 5; j++) {
        sum[j] += multipliers[i] * problem.delta(i, j);
      }
      outside += expected ? 1 : 0;
    }
    assertTrue(outside > 0);
    for (int j = 0; j < 5; j++) {
      assertEquals(sum[j], model.pull()[j], "column " + j);
    }
  }

  private static BandModel model(SoftMarginProblem problem, Point centre) {
    ActiveBand band = new ActiveBand(problem);
    band.centre(centre);
    return new BandModel(problem, band, centre);
  }

  private static boolean contains(int[] rows, int row) {
    return Arrays.stream(rows).anyMatch(r -> r == row);
  }
}
