package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PentanomialTest {

  @Test
  void countsPairsByTheirPoints() {
    Pentanomial pairs = Pentanomial.NONE;
    for (int points : new int[] {4, 0, 1, 2, 2, 3, 3, 3, 1}) {
      pairs = pairs.with(points);
    }
    assertEquals(new Pentanomial(1, 2, 2, 3, 1), pairs);
    assertEquals(9, pairs.pairs());
    assertEquals(List.of(1, 2, 2, 3, 1), pairs.list());
    for (int points = 0; points <= 4; points++) {
      assertEquals(pairs.list().get(points), pairs.count(points));
    }
  }

  @Test
  void refusesWhatNoPairBrings() {
    assertThrows(IllegalArgumentException.class, () -> Pentanomial.NONE.with(5));
    assertThrows(IllegalArgumentException.class, () -> new Pentanomial(0, 0, -1, 0, 0));
  }

  @Test
  void spreadIsMeasuredFromEvenPlay() {
    assertEquals(0.25, new Pentanomial(0, 0, 0, 0, 7).spreadAroundEven());
    assertEquals(0, new Pentanomial(0, 0, 7, 0, 0).spreadAroundEven());
    assertEquals((2 * 0.25 + 3 * 0.0625) / 6, new Pentanomial(1, 2, 1, 1, 1).spreadAroundEven());
  }
}
