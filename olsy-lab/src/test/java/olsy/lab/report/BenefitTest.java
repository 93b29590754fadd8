package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Estimate;
import olsy.lab.report.Benefit.Achieved;
import olsy.lab.report.Benefit.Advantage;
import org.junit.jupiter.api.Test;

class BenefitTest {

  /** Minimax plays its like: of a pair of games each wins the one with the better colour. */
  @Test
  void minimaxIsAsGoodAsItself() {
    Found rows = Found.of(Benefit.exchange(6), 1);
    List<Achieved> scores = rows.of(Achieved.class);
    assertEquals(10, scores.size(), "five settings, two players");
    for (Achieved score : scores) {
      assertEquals(6, score.wins() + score.draws() + score.losses(), score.toString());
      Estimate points = score.points();
      assertTrue(points.low() <= points.mean() && points.mean() <= points.high(), "" + score);
      if (score.player().equals("minimax") && !score.setting().contains("random")) {
        assertEquals(800, score.points().mean(), score.toString());
      }
    }
    assertEquals(rows, Found.of(Benefit.exchange(6), 1), "the same seed");
  }

  @Test
  void aWeakerOpponentIsBeaten() {
    Found rows = Found.of(Benefit.depth(60), 1);
    for (Achieved score : rows.of(Achieved.class)) {
      assertTrue(score.points().low() > 800, "depth 4 against depth 2: " + score);
    }
    Advantage advantage = rows.of(Advantage.class).get(0);
    assertEquals(
        advantage.points().mean(),
        rows.of(Achieved.class).get(1).points().mean()
            - rows.of(Achieved.class).get(0).points().mean(),
        1e-9);
  }
}
