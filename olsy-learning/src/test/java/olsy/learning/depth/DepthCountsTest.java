package olsy.learning.depth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class DepthCountsTest {

  @Test
  void addsUp() {
    DepthCounts sum =
        new DepthCounts(List.of(1L, -2L), 3).plus(new DepthCounts(List.of(4L, 9L), 2));
    assertEquals(new DepthCounts(List.of(5L, 7L), 5), sum);
    assertEquals(new DepthCounts(List.of(10L, 14L), 10), sum.times(2));
  }

  @Test
  void prefersTheShallowestOfEqualDepths() {
    DepthCounts counts = new DepthCounts(List.of(1L, 5L, 2L, 5L), 6);
    assertEquals(2, counts.depth());
    assertEquals(0, counts.margin());
    assertEquals(3, new DepthCounts(List.of(-5L, -9L, -2L), 3).margin());
  }

  @Test
  void refusesWhatIsNotOfTheSameDepths() {
    DepthCounts two = DepthCounts.none(2);
    DepthCounts three = DepthCounts.none(3);
    assertThrows(IllegalArgumentException.class, () -> two.plus(three));
  }
}
