package olsy.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

  @Test
  void readsWhatUsersWrite() {
    assertEquals(
        new TimeControl(OptionalInt.empty(), Duration.ofSeconds(60), Duration.ofMillis(600)),
        TimeControl.of("60+0.6"));
    assertEquals(
        new TimeControl(OptionalInt.of(40), Duration.ofMillis(1500), Duration.ZERO),
        TimeControl.of("40/1.50+0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"60+0.6", "40/60+0", "0.05+0.000000001", "100000+1"})
  void writesWhatItReads(String text) {
    assertEquals(text, TimeControl.of(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "60", "+1", "0+1", "0/60+1", "60+", "-1+1", "1e3+1", "1:00+1"})
  void refusesOthers(String text) {
    assertThrows(IllegalArgumentException.class, () -> TimeControl.of(text));
  }
}
