package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Estimate;
import olsy.lab.report.Figure25.AfterExamples;
import org.junit.jupiter.api.Test;

class Figure25Test {

  /** With no example it is the player itself; with some it has learned a model. */
  @Test
  void beginsWithMinimaxAndLearns() {
    Figure25 quick = Figure25.quickExchanges();
    Figure25 few =
        new Figure25(
            quick.name(),
            quick.description(),
            quick.pairs(),
            quick.uses().subList(0, 2),
            quick.examples(),
            quick.features(),
            2,
            quick.maxDepth());
    Found rows = Found.of(few, 1);
    List<AfterExamples> levels = rows.of(AfterExamples.class);
    for (AfterExamples level : levels) {
      assertEquals(level.examples() > 0, level.depth() > 0, level.toString());
      Estimate points = level.points();
      assertTrue(points.low() <= points.mean() && points.mean() <= points.high(), "" + level);
      if (level.examples() == 0) {
        // Both have the same function: what one side wins in an opening the other loses.
        assertEquals(1, level.points().mean(), level.toString());
        assertEquals(new Estimate(0, 0, 0), level.gain(), "over itself");
      }
    }
    assertEquals(rows, Found.of(few, 1), "the same seed");
  }
}
