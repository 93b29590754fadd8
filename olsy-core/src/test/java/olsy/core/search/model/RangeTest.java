package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RangeTest {

  @Test
  void liesAroundAValue() {
    assertEquals(new Range(3, 7), Range.around(5, 2));
    assertEquals(new Range(5, 5), Range.around(5, 0));
    Range all = Range.around(5, Double.POSITIVE_INFINITY);
    assertEquals(new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), all);
  }

  @Test
  void isWidenedOrRaised() {
    Range one = new Range(1, 6);
    Range other = new Range(3, 4);
    assertEquals(new Range(1, 6), one.or(other));
    assertEquals(new Range(3, 6), one.max(other));
  }

  @Test
  void refusesWhatIsNoRange() {
    assertThrows(IllegalArgumentException.class, () -> new Range(2, 1));
    assertThrows(IllegalArgumentException.class, () -> new Range(Double.NaN, 1));
  }
}
