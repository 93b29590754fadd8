package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class SolverTimesTest {

  @Test
  void closesEveryCertificate() {
    List<SolverTimes.Solved> solved =
        Found.of(new SolverTimes(List.of(3, 8), List.of(50, 400)), 1).of(SolverTimes.Solved.class);
    assertEquals(12, solved.size());
    for (SolverTimes.Solved row : solved) {
      assertTrue(row.closed() && row.rows() >= 50, row.toString());
    }
  }
}
