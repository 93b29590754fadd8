package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SlipsTest {

  @Test
  void addsUpLogarithmsByEachRate() {
    Slips slips = new Slips(List.of(0.1, 1.0), 0.5);
    double[] logs = new double[2];
    slips.add(new Foretold(true, 0.5), logs);
    slips.add(new Foretold(false, 0.2), logs);
    assertArrayEquals(
        new double[] {
          0.5 * (Math.log(0.95) + Math.log(0.02)), 0.5 * (Math.log(0.5) + Math.log(0.2))
        },
        logs,
        1e-12);
  }

  @Test
  void theMeanIsThatOfTheProbabilities() {
    assertEquals(Math.log(0.3), Slips.mean(new double[] {Math.log(0.2), Math.log(0.4)}), 1e-12);
    assertEquals(-1_000 + Math.log(2), Slips.sum(new double[] {-1_000, -1_000}), 1e-9);
    double never = Double.NEGATIVE_INFINITY;
    assertEquals(never, Slips.sum(new double[] {never, never}));
  }

  @Test
  void refusesRatesAndExponentsThatAreNone() {
    assertThrows(IllegalArgumentException.class, () -> new Slips(List.of(), 1));
    assertThrows(IllegalArgumentException.class, () -> new Slips(List.of(0.0), 1));
    assertThrows(IllegalArgumentException.class, () -> new Slips(List.of(0.1), 1.5));
  }
}
