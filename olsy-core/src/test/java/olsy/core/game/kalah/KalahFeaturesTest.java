package olsy.core.game.kalah;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.game.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counted by hand. */
class KalahFeaturesTest {

  @ParameterizedTest
  @CsvSource({
    "store, -4", // 5 − 9
    "seeds, 2", // 12 − 10
    "empty, 1", // B, D, E − b, e
    "capture, 0",
    "again, 1", // C
    "over, -1", // F − d, f
    "near, 1", // 7 − 6
    "last, 5", // 7 − 2
    "heap, 3", // 7 − 4
    "single, 0", // A − c
    "exposed, -1", // c is opposite to D
    "majority, 0",
    "turn, 1",
    "open, 22",
  })
  void countsForTheSideThatLooksOn(String feature, int expected) {
    KalahGame game = KalahFamily.USUAL;
    Kalah s = game.position("B:1,0,4,0,0,7,5/3,0,1,4,0,2,9");
    List<String> names = game.features().names();
    int[] h = new int[names.size()];
    game.features().extract(s, Side.FIRST, h);
    assertEquals(expected, h[names.indexOf(feature)], feature);
  }
}
