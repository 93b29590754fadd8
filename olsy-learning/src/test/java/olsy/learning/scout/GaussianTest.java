package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class GaussianTest {

  private static final Gaussian PRIOR = new Gaussian(new double[] {4, -2}, new double[] {2, 0.5});

  @Test
  void thePenaltyIsHalfTheSquareOfTheDeviations() {
    assertEquals(0, PRIOR.penalty(PRIOR.mean()));
    assertEquals(0.5 + 2, PRIOR.penalty(new double[] {6, -1}), 1e-12);
  }

  /** At another temperature everything is larger, and as probable. */
  @Test
  void aScaledPriorBelievesScaledWeights() {
    Gaussian scaled = PRIOR.scaled(3);
    assertEquals(PRIOR.penalty(new double[] {5, 1}), scaled.penalty(new double[] {15, 3}), 1e-12);
    assertEquals(3, PRIOR.scaleOf(scaled.mean()), 1e-12);
  }

  @Test
  void aScaleIsNeverOutOfReason() {
    assertEquals(100, PRIOR.scaleOf(new double[] {4e9, -2e9}));
    assertEquals(0.01, PRIOR.scaleOf(new double[] {-4, 2}));
    assertEquals(1, new Gaussian(new double[2], new double[] {1, 1}).scaleOf(new double[] {5, 5}));
  }

  @Test
  void asManyMeansAsDeviations() {
    assertThrows(IllegalArgumentException.class, () -> new Gaussian(new double[2], new double[3]));
  }
}
