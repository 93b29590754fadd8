package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BestScaleTest {

  private static final double[] WEIGHTS = {0.8, -0.3, 0.5, 0.1};

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.7, 1, 2, 5})
  void findsHowSureAPlayerIs(double scale) {
    double[] truth = Arrays.stream(WEIGHTS).map(w -> scale * w).toArray();
    for (int seed = 0; seed < 10; seed++) {
      List<Observation> seen = SimulatedDecisions.of(truth, 400, new SplittableRandom(seed));
      double found = BestScale.of(seen, WEIGHTS);
      assertTrue(found > scale / 1.4 && found < scale * 1.4, "seed " + seed + ": " + found);
    }
  }

  @Test
  void nothingSeenChangesNothing() {
    assertEquals(1, BestScale.of(List.of(), WEIGHTS));
    List<Observation> seen = SimulatedDecisions.of(WEIGHTS, 50, new SplittableRandom(1));
    assertEquals(1, BestScale.of(seen, new double[4]), "weights of nothing");
  }

  @Test
  void aRandomMoverIsNotSure() {
    List<Observation> seen = SimulatedDecisions.of(new double[4], 200, new SplittableRandom(1));
    assertTrue(BestScale.of(seen, WEIGHTS) < 0.4);
  }
}
