package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTTest {

  /** The tables of every textbook. */
  @ParameterizedTest
  @CsvSource({
    "0.975, 1, 12.706",
    "0.975, 2, 4.303",
    "0.975, 3, 3.182",
    "0.975, 4, 2.776",
    "0.975, 9, 2.262",
    "0.975, 10, 2.228",
    "0.975, 29, 2.045",
    "0.975, 30, 2.042",
    "0.975, 120, 1.980",
    "0.975, 1000000, 1.960",
    "0.95, 5, 2.015",
    "0.995, 20, 2.845"
  })
  void quantilesAreThoseOfTheTables(double probability, int degrees, double quantile) {
    assertEquals(quantile, StudentT.quantile(probability, degrees), 5e-4);
  }

  @Test
  void theMedianIsZero() {
    for (int degrees = 1; degrees < 50; degrees++) {
      assertEquals(0.5, StudentT.cumulative(0, degrees));
    }
  }

  /** By integrating the density, whose constant follows from the same integral. */
  @Test
  void cumulativeIsTheIntegralOfTheDensity() {
    for (int degrees = 1; degrees <= 12; degrees++) {
      double all = 2 * integral(2000, degrees);
      for (double t : new double[] {0.5, 1, 2, 5}) {
        assertEquals(
            0.5 + integral(t, degrees) / all,
            StudentT.cumulative(t, degrees),
            1e-3,
            "t = " + t + ", " + degrees + " degrees");
      }
    }
  }

  private static double integral(double to, int degrees) {
    int steps = 400_000;
    double sum = 0;
    for (int i = 0; i < steps; i++) {
      double x = (i + 0.5) * to / steps;
      sum += Math.pow(1 + x * x / degrees, -(degrees + 1) / 2.0);
    }
    return sum * to / steps;
  }
}
