package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.Benefit.Advantage;
import olsy.lab.Benefit.Score;
import org.junit.jupiter.api.Test;

class BenefitTest {

  /** Minimax plays its like: of a pair of games each wins the one with the better colour. */
  @Test
  void minimaxIsAsGoodAsItself() {
    Rows rows = Rows.of(Benefit.exchange(6), 1);
    List<Score> scores = rows.of(Score.class);
    assertEquals(10, scores.size(), "five settings, two players");
    for (Score score : scores) {
      assertEquals(6, score.wins() + score.draws() + score.losses(), score.toString());
      assertTrue(score.low() <= score.points() && score.points() <= score.high(), "" + score);
      if (score.player().equals("minimax") && !score.setting().contains("random")) {
        assertEquals(800, score.points(), score.toString());
      }
    }
    assertEquals(rows, Rows.of(Benefit.exchange(6), 1), "the same seed");
  }

  @Test
  void aWeakerOpponentIsBeaten() {
    Rows rows = Rows.of(Benefit.depth(60), 1);
    for (Score score : rows.of(Score.class)) {
      assertTrue(score.low() > 800, "depth 4 against depth 2: " + score);
    }
    Advantage advantage = rows.of(Advantage.class).get(0);
    assertEquals(
        advantage.points(),
        rows.of(Score.class).get(1).points() - rows.of(Score.class).get(0).points(),
        1e-9);
  }
}
