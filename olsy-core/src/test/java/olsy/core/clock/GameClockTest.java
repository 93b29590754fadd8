package olsy.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GameClockTest {

  private static Duration seconds(double seconds) {
    return Duration.ofNanos((long) (1e9 * seconds));
  }

  @Test
  void addsTheIncrementAfterTheMove() {
    GameClock clock = GameClock.of(TimeControl.of("10+2"));
    assertEquals(seconds(7.5), clock.after(seconds(4.5)).left());
    assertTrue(clock.late(seconds(9.9)).isNegative());
    assertEquals(seconds(1.5), clock.late(seconds(11.5)), "the increment comes too late");
    assertEquals(seconds(2), clock.after(seconds(11.5)).left(), "who is let go on");
  }

  @Test
  void isFullAgainAfterTheMoves() {
    GameClock clock = GameClock.of(TimeControl.of("3/10+0"));
    for (int left = 3; left > 0; left--) {
      assertEquals(OptionalInt.of(left), clock.timeLeft().moves());
      clock = clock.after(seconds(2));
    }
    assertEquals(new TimeLeft(seconds(14), Duration.ZERO, OptionalInt.of(3)), clock.timeLeft());
  }
}
