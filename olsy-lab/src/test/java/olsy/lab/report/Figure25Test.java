package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.report.Figure25.AfterExamples;
import org.junit.jupiter.api.Test;

class Figure25Test {

  /** With no example it is the player itself; with some it has learned a model. */
  @Test
  void beginsWithMinimaxAndLearns() {
    Found rows = Found.of(Figure25.quickExchanges(), 1);
    List<AfterExamples> levels = rows.of(AfterExamples.class);
    for (AfterExamples level : levels) {
      assertEquals(level.examples() > 0, level.depth() > 0, level.toString());
      assertTrue(level.low() <= level.points() && level.points() <= level.high(), "" + level);
      if (level.examples() == 0) {
        // Both have the same function: what one side wins in an opening the other loses.
        assertEquals(1, level.points(), level.toString());
        assertEquals(0, level.gain(), level.toString());
      }
    }
    assertEquals(rows, Found.of(Figure25.quickExchanges(), 1), "the same seed");
  }
}
