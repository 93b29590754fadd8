package olsy.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TimeLeftTest {

  private static TimeLeft left(double seconds, double increment, int moves) {
    return new TimeLeft(
        Duration.ofNanos((long) (1e9 * seconds)),
        Duration.ofNanos((long) (1e9 * increment)),
        moves == 0 ? OptionalInt.empty() : OptionalInt.of(moves));
  }

  @Test
  void sharesTheTime() {
    assertEquals(Duration.ofMillis(3398), left(60, 1, 0).aim());
    assertEquals(Duration.ofMillis(10_194), left(60, 1, 0).most());
    assertEquals(Duration.ofMillis(59_950), left(60, 0, 1).aim(), "the last move");
    assertEquals(Duration.ofMillis(90), left(0.1, 5, 0).aim(), "the increment comes later");
  }

  /** However a game goes, who takes what is meant, or all that is allowed, is never late. */
  @Test
  void neverTakesMoreThanThereIs() {
    for (int seed = 0; seed < 500; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TimeControl control =
          new TimeControl(
              random.nextBoolean() ? OptionalInt.of(1 + random.nextInt(40)) : OptionalInt.empty(),
              Duration.ofMillis(1 + random.nextInt(100_000)),
              Duration.ofMillis(random.nextInt(2_000)));
      GameClock clock = GameClock.of(control);
      for (int move = 0; move < 200; move++) {
        TimeLeft time = clock.timeLeft();
        assertTrue(time.aim().compareTo(time.most()) <= 0, "seed " + seed);
        Duration used = random.nextInt(4) == 0 ? time.most() : time.aim();
        assertTrue(clock.late(used).isNegative(), "seed " + seed + ", move " + move + ": " + used);
        clock = clock.after(used);
      }
    }
  }
}
