package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.search.Horizons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelTest {

  private static Level level(String line) {
    return Level.of(HubLine.parse("level " + line).arguments());
  }

  @Test
  void readsLimits() {
    assertEquals(Level.NONE, level(""));
    Level all = level("depth=7 nodes=5000 move-time=1.5");
    assertEquals(Optional.of(7), all.depth());
    assertEquals(Optional.of(5000L), all.nodes());
    assertEquals(Optional.of(Duration.ofMillis(1500)), all.time());
  }

  @ParameterizedTest
  @CsvSource({
    "time=60, 2000",
    "time=60 inc=1, 3000",
    "time=3 inc=5, 1500",
    "time=60 move-time=0.5, 500",
    "time=6 move-time=5, 200",
    "time=0, 0"
  })
  void sharesTheTimeOfAGame(String limits, long millis) {
    assertEquals(Optional.of(Duration.ofMillis(millis)), level(limits).time());
  }

  @Test
  void looksAsFarAsPossibleWhereOtherLimitsEndTheSearch() {
    Horizons horizons = Horizons.from(6);
    assertEquals(6, Level.NONE.most(horizons));
    assertEquals(6, level("depth=3 nodes=9").most(horizons));
    assertEquals(99, level("nodes=9").most(horizons));
    assertEquals(8, level("time=9").most(new Horizons(6, OptionalInt.of(8))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "depth=0|expected depth from 1 to 99, found 0",
        "depth=2.5|expected depth from 1 to 99, found 2.5",
        "depth=100|expected depth from 1 to 99, found 100",
        "depth|expected depth from 1 to 99, found ''",
        "nodes=0|expected nodes from 1 to 9223372036854775807, found 0",
        "nodes=99999999999999999999|expected nodes from 1 to 9223372036854775807, found"
            + " 99999999999999999999",
        "move-time=-1|expected move-time in seconds, found -1",
        "time=x|expected time in seconds, found x",
        "time=1e9|expected time in seconds, found 1e9",
        "inc=1|expected time beside inc, found none",
        "speed=9|expected depth, nodes, move-time, time or inc, found speed"
      })
  void saysWhatIsWrong(String limits, String expected) {
    assertEquals(
        expected.replace("''", ""),
        assertThrows(IllegalArgumentException.class, () -> level(limits)).getMessage());
  }
}
