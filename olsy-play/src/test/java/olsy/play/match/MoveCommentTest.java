package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.play.opponent.Assessment;
import org.junit.jupiter.api.Test;

class MoveCommentTest {

  private static String text(Assessment assessment) {
    return new MoveComment(Optional.of(assessment), Optional.empty()).text();
  }

  @Test
  void tellsTheTime() {
    assertEquals(
        "0.105s", new MoveComment(Optional.empty(), Optional.of(Duration.ofMillis(105))).text());
    assertEquals("", MoveComment.NONE.text());
  }

  @Test
  void tellsScoreAndDepth() {
    assertEquals("+0.25/9", text(new Assessment(0.25, 9)));
    assertEquals("-1.333/4", text(new Assessment(-4.0 / 3, 4)));
    assertEquals("+0/1", text(new Assessment(-0.0, 1)));
    assertEquals("+12/30", text(new Assessment(12, 30)));
  }

  @Test
  void tellsHowFarAwayTheEndIs() {
    assertEquals("+W5/9", text(new Assessment(1e12 - 5, 9)));
    assertEquals("-W4/9", text(new Assessment(4 - 1e12, 9)));
    assertEquals(Optional.of(new Assessment(4 - 1e12, 9)), MoveComment.read("-W4/9").assessment());
  }

  @Test
  void readsBackWhatItTells() {
    SplittableRandom random = new SplittableRandom(1);
    for (int trial = 0; trial < 1000; trial++) {
      double score = (random.nextInt(40_000) - 20_000) / 1000.0;
      Assessment assessment = new Assessment(score, random.nextInt(99));
      String text = text(assessment);
      MoveComment timed =
          new MoveComment(
              Optional.of(assessment), Optional.of(Duration.ofMillis(random.nextInt(100_000))));
      assertEquals(Optional.of(assessment), MoveComment.read(text).assessment(), "seed 1: " + text);
      assertEquals(timed, MoveComment.read(timed.text()), "seed 1: " + timed.text());
    }
  }

  @Test
  void otherCommentsTellNothing() {
    for (String text :
        new String[] {"", "a good move", "0.25/9", "+0.25", "+0.2512/9", "+W/3", "1.5s"}) {
      assertEquals(MoveComment.NONE, MoveComment.read(text), text);
    }
  }
}
