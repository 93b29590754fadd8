package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeLeft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {

  private static Level level(String line) {
    return Level.of(HubLine.parse("level " + line).arguments());
  }

  @Test
  void readsLimits() {
    assertEquals(Level.NONE, level(""));
    Limits all = Limits.NONE.with("depth", "7").with("nodes", "5000").with("move-time", "1.5");
    assertEquals(new Level(all, Optional.empty()), level("depth=7 nodes=5000 move-time=1.5"));
  }

  @Test
  void readsAClock() {
    TimeLeft left = new TimeLeft(Duration.ofSeconds(60), Duration.ofSeconds(2), OptionalInt.of(9));
    Level level = level("time=60 inc=2 moves=9");
    assertEquals(Optional.of(left), level.time());
    assertEquals("9/60+2", level.limits().toString());
    assertEquals(Duration.ZERO, level("time=0").time().orElseThrow().left());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "depth=7", "nodes=9 move-time=0.25", "depth=3 moves=4 time=2.500 inc=0"})
  void writesWhatItReads(String limits) {
    assertEquals(("level " + limits).strip(), level(limits).line().text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "depth=0|expected depth from 1 to 99, found 0",
        "depth=2.5|expected depth from 1 to 99, found 2.5",
        "depth=100|expected depth from 1 to 99, found 100",
        "depth|expected depth from 1 to 99, found ''",
        "nodes=0|expected nodes at least 1, found 0",
        "nodes=99999999999999999999|expected nodes at least 1, found 99999999999999999999",
        "move-time=-1|expected move-time in seconds, found -1",
        "move-time=0|expected more than 0 seconds, found 0",
        "time=x|expected time in seconds, found x",
        "time=1e9|expected time in seconds, found 1e9",
        "time=1 moves=0|expected moves, at least 1, found 0",
        "inc=1|expected time beside inc and moves, found none",
        "speed=9|expected depth, nodes, move-time, time, inc or moves, found speed"
      })
  void saysWhatIsWrong(String limits, String expected) {
    assertEquals(
        expected.replace("''", ""),
        assertThrows(IllegalArgumentException.class, () -> level(limits)).getMessage());
  }
}
