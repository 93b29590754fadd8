package olsy.lab.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.pruning.EffectiveBranching.Ebf;
import org.junit.jupiter.api.Test;

class Figure13Test {

  private static final Figure13 SMALL = new Figure13(3, 6, 20, List.of(0.0, 0.25, 1.0));

  @Test
  void growsWithTheBoundAndTheLevel() {
    List<Ebf> points = Found.of(SMALL, 1).of(Ebf.class);
    assertEquals(9, points.size(), "three levels, three bounds");
    for (Ebf point : points) {
      assertTrue(1.5 < point.alphaBetaStar() && point.alphaBetaStar() < 4, point.toString());
      if (point.level() == 0 || point.bound() == 0) {
        assertEquals(point.alphaBetaStar(), point.onePass(), 1e-9, "αβ: " + point);
      } else {
        double evaluationsOfOnePass = point.onePass() * Math.pow(point.level() + 1, 1.0 / 6);
        assertTrue(point.alphaBetaStar() < evaluationsOfOnePass, point.toString());
      }
    }
    for (int i = 0; i + 1 < points.size(); i++) {
      Ebf here = points.get(i);
      Ebf next = points.get(i + 1);
      if (here.level() > 0 && here.level() == next.level()) {
        assertTrue(here.alphaBetaStar() < next.alphaBetaStar(), here + " " + next);
      }
    }
  }

  @Test
  void theSameSeedGivesTheSameRows() {
    assertEquals(Found.of(SMALL, 3), Found.of(SMALL, 3));
  }
}
