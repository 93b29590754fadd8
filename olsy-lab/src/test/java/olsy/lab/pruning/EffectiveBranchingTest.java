package olsy.lab.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.pruning.EffectiveBranching.Ebf;
import org.junit.jupiter.api.Test;

class EffectiveBranchingTest {

  /** With the bound 0 both are αβ, which level 0 is. */
  @Test
  void isAlphaBetaWithoutABound() {
    EffectiveBranching ebf = new EffectiveBranching(5, 1);
    for (int depth = 1; depth <= 6; depth++) {
      Ebf zero = ebf.measure(0, 3, depth, 0);
      assertEquals(zero.onePass(), zero.alphaBetaStar(), 1e-9, zero.toString());
      Ebf modelling = ebf.measure(1, 3, depth, 0);
      assertEquals(modelling.onePass(), modelling.alphaBetaStar(), 1e-9, modelling.toString());
    }
  }

  @Test
  void byDepth() {
    List<Ebf> rows =
        Found.of(new Figure14(20, List.of(2, 4, 6, 8), List.of(0.0, 0.25)), 1).of(Ebf.class);
    assertEquals(8, rows.size());
    for (int i = 0; i < 4; i++) {
      Ebf without = rows.get(i);
      Ebf bounded = rows.get(i + 4);
      assertEquals(without.depth(), bounded.depth());
      assertTrue(without.onePass() <= bounded.onePass(), without + " " + bounded);
    }
    assertTrue(rows.get(3).alphaBetaStar() < rows.get(0).alphaBetaStar(), "αβ gains with depth");
  }

  @Test
  void byBranching() {
    List<Ebf> rows = Found.of(new Figure15(10, 4, List.of(2, 3, 5)), 1).of(Ebf.class);
    assertEquals(9, rows.size(), "three levels");
    for (int i = 0; i < rows.size(); i++) {
      if (i % 3 > 0) {
        assertTrue(rows.get(i - 1).alphaBetaStar() < rows.get(i).alphaBetaStar(), "" + rows);
        assertTrue(rows.get(i - 1).onePass() < rows.get(i).onePass(), rows.toString());
      }
    }
  }
}
