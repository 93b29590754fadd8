package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.report.LeavesPerMove.Leaves;
import org.junit.jupiter.api.Test;

class LeavesPerMoveTest {

  /** What prunes plays the same games, with fewer leaves. */
  @Test
  void pruningChangesNothingButTheCount() {
    List<Leaves> rows = Found.of(new LeavesPerMove(8), 1).of(Leaves.class);
    assertEquals(5, rows.size());
    Leaves whole = rows.get(0);
    Leaves alphaBeta = rows.get(4);
    for (Leaves row : rows.subList(1, 4)) {
      assertEquals(whole.moves(), row.moves(), row.toString());
      assertEquals(whole.points(), row.points(), row.toString());
      assertTrue(alphaBeta.leaves() < row.leaves() && row.leaves() < whole.leaves() / 2, "" + row);
    }
    assertTrue(rows.get(2).leaves() <= rows.get(1).leaves(), "upper cutoffs prune more: " + rows);
  }
}
