package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class Figure22Test {

  @Test
  void aRightFunctionTellsTheDepthAndARandomOneDoesNot() {
    Found rows = Found.of(new Figure22(2, 20), 1);
    List<Figure22.ErrorRate> rates = rows.of(Figure22.ErrorRate.class);
    for (Figure22.ErrorRate rate : rates) {
      if (rate.error() == 0) {
        assertEquals(1, rate.right(), rate.toString());
        assertTrue(rate.wrong() < 0.2, rate.toString());
      }
      if (rate.error() == 1) {
        assertTrue(rate.wrong() > 0.5, rate.toString());
      }
    }
    assertEquals(12, rows.of(Figure22.Counter.class).size(), "six depths, two procedures");
    assertEquals(rows, Found.of(new Figure22(2, 20), 1), "the same seed");
  }
}
