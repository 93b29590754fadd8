package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.report.Figure12.ByDepths;
import olsy.lab.report.Figure12.ByDifference;
import olsy.lab.report.Figure12.ByQuality;
import org.junit.jupiter.api.Test;

class Figure12Test {

  /** A model with the same function that is not shallower than minimax assumes is minimax. */
  @Test
  void withNothingToKnowThereIsNoBenefit() {
    Found rows = Found.of(new Figure12(12, 4, List.of(0.1, 1.0)), 1);
    for (ByDepths row : rows.of(ByDepths.class)) {
      if (row.player() - row.opponent() < 2) {
        assertEquals(row.minimax(), row.mStar(), row.toString());
      }
      if (row.player() == row.opponent()) {
        assertEquals(1, row.minimax(), row.toString());
      }
    }
    assertEquals(
        List.of(3, 2, 1),
        rows.of(ByDifference.class).stream().map(ByDifference::tournaments).toList());
    ByQuality same = rows.of(ByQuality.class).get(1);
    assertEquals(1, same.minimax(), same.toString());
    assertEquals(0, same.benefit().mean(), same.toString());
    ByQuality worse = rows.of(ByQuality.class).get(0);
    assertTrue(worse.minimax() > 1, worse.toString());
  }
}
