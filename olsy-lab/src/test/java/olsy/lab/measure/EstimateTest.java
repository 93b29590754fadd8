package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class EstimateTest {

  /** Errors of independent means add as squares: √(3² + 4²) / 2, on either side. */
  @Test
  void theMeanOfIndependentOnesIsSurer() {
    Estimate mean = Estimate.of(List.of(new Estimate(10, 7, 16), new Estimate(20, 16, 28)));
    assertEquals(new Estimate(15, 12.5, 20), mean);
    assertEquals(3.75, mean.half());
    assertEquals(new Estimate(30, 25, 40), mean.times(2));
  }
}
