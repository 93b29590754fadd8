package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.SplittableRandom;
import olsy.play.opponent.Assessment;
import org.junit.jupiter.api.Test;

class MoveCommentTest {

  @Test
  void tellsScoreAndDepth() {
    assertEquals("+0.25/9", MoveComment.text(new Assessment(0.25, 9)));
    assertEquals("-1.333/4", MoveComment.text(new Assessment(-4.0 / 3, 4)));
    assertEquals("+0/1", MoveComment.text(new Assessment(-0.0, 1)));
    assertEquals("+12/30", MoveComment.text(new Assessment(12, 30)));
  }

  @Test
  void tellsHowFarAwayTheEndIs() {
    assertEquals("+W5/9", MoveComment.text(new Assessment(1e12 - 5, 9)));
    assertEquals("-W4/9", MoveComment.text(new Assessment(4 - 1e12, 9)));
    assertEquals(Optional.of(new Assessment(4 - 1e12, 9)), MoveComment.read("-W4/9"));
  }

  @Test
  void readsBackWhatItTells() {
    SplittableRandom random = new SplittableRandom(1);
    for (int trial = 0; trial < 1000; trial++) {
      double score = (random.nextInt(40_000) - 20_000) / 1000.0;
      Assessment assessment = new Assessment(score, random.nextInt(99));
      String text = MoveComment.text(assessment);
      assertEquals(Optional.of(assessment), MoveComment.read(text), "seed 1: " + text);
    }
  }

  @Test
  void otherCommentsTellNothing() {
    for (String text : new String[] {"", "a good move", "0.25/9", "+0.25", "+0.2512/9", "+W/3"}) {
      assertEquals(Optional.empty(), MoveComment.read(text), text);
    }
  }
}
