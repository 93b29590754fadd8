package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SettledTrustTest {

  @Test
  void whatWasToldIsNeverWrongForLong() {
    SplittableRandom random = new SplittableRandom(3);
    SettledTrust news = new SettledTrust(5, 50);
    boolean told = false;
    boolean used = false;
    int wrong = 0;
    int times = 0;
    for (int n = 1; n <= 20_000; n++) {
      used ^= random.nextInt(40) == 0;
      if (news.tells(used, n)) {
        assertNotEquals(told, used, "seed 3, decision " + n);
        told = used;
        times++;
      }
      wrong = told == used ? 0 : wrong + 1;
      assertTrue(wrong < Math.max(5, n / 50), "seed 3, decision " + n);
    }
    assertTrue(times > 5 && times < 100, times + " times");
  }

  @Test
  void fiveDecisionsAreEnoughAtFirst() {
    SettledTrust news = new SettledTrust(5, 50);
    for (int n = 10; n < 14; n++) {
      assertFalse(news.tells(true, n), "decision " + n);
    }
    assertTrue(news.tells(true, 14));
    assertFalse(news.tells(true, 15), "once");
  }

  @Test
  void whatIsKnownIsNotTold() {
    SettledTrust news = new SettledTrust(5, 50);
    news.begin(true);
    int told = 0;
    for (int n = 1; n < 100; n++) {
      told += news.tells(true, n) ? 1 : 0;
    }
    assertEquals(0, told);
  }
}
