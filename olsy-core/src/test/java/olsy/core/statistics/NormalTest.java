package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NormalTest {

  /** Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1. */
  @Test
  void published() {
    assertEquals(0.5, Normal.cumulative(0));
    assertEquals(0.841344746068543, Normal.cumulative(1), 1e-14);
    assertEquals(0.977249868051821, Normal.cumulative(2), 1e-14);
    assertEquals(0.158655253931457, Normal.cumulative(-1), 1e-14);
    assertEquals(0.999999713348428, Normal.cumulative(5), 1e-14);
  }

  @Test
  void quantilesArePublished() {
    assertEquals(0, Normal.quantile(0.5), 1e-9);
    assertEquals(1.959963984540054, Normal.quantile(0.975), 1e-9);
    assertEquals(3.090232306167813, Normal.quantile(0.999), 1e-9);
  }

  @Test
  void growsFrom0To1() {
    assertEquals(0, Normal.cumulative(Double.NEGATIVE_INFINITY));
    assertEquals(1, Normal.cumulative(Double.POSITIVE_INFINITY));
    double before = 0;
    for (double z = -10; z < 10; z += 0.01) {
      double here = Normal.cumulative(z);
      assertEquals(1, here + Normal.cumulative(-z), 1e-14);
      assertEquals(0, Math.min(0, here - before), 1e-14);
      before = here;
    }
  }
}
