package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SlopeTest {

  @Test
  void aLineHasItsSlope() {
    assertEquals(
        Optional.of(new Estimate(-2, -2, -2)),
        Slope.of(new double[] {1, -2, 4}, new double[] {-2, 4, -8}));
    assertEquals(Optional.empty(), Slope.of(new double[] {0, 0}, new double[] {1, 2}));
  }

  /** Of lines with errors that grow with x, nineteen of twenty intervals hold the slope. */
  @Test
  void theIntervalHoldsTheSlope() {
    SplittableRandom random = new SplittableRandom(1);
    int held = 0;
    for (int run = 0; run < 1000; run++) {
      double[] x = new double[40];
      double[] y = new double[40];
      for (int i = 0; i < 40; i++) {
        x[i] = 2 * random.nextDouble() - 1;
        y[i] = 0.7 * x[i] + x[i] * (2 * random.nextDouble() - 1);
      }
      Estimate slope = Slope.of(x, y).orElseThrow();
      held += slope.low() <= 0.7 && slope.high() >= 0.7 ? 1 : 0;
    }
    assertTrue(held > 910 && held < 970, "held " + held);
  }
}
