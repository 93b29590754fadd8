package olsy.lab.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.pruning.Figure17.CheckersEbf;
import org.junit.jupiter.api.Test;

class Figure17Test {

  @Test
  void growsWithTheWeightOfTotal() {
    List<CheckersEbf> rows =
        Found.of(new Figure17(6, List.of(3, 4), List.of(0.0, 0.04)), 1).of(CheckersEbf.class);
    for (CheckersEbf row : rows.subList(0, 2)) {
      assertEquals(row.onePass(), row.alphaBetaStar(), 1e-9, "zero-sum, both are αβ: " + row);
    }
    for (CheckersEbf row : rows.subList(2, 4)) {
      assertTrue(row.alphaBeta() < row.onePass(), row.toString());
      assertTrue(row.alphaBeta() < row.alphaBetaStar(), row.toString());
    }
  }
}
