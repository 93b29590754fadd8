package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SampleMeanTest {

  private static SampleMean of(double... values) {
    SampleMean all = SampleMean.NONE;
    for (double value : values) {
      all = all.with(SampleMean.of(value, 1));
    }
    return all;
  }

  /** Student's interval, which has its own test, of the same values. */
  @Test
  void isStudentsIntervalOfTheValues() {
    SplittableRandom random = new SplittableRandom(1);
    for (int n = 2; n < 50; n++) {
      double[] values = random.doubles(n, -9, 9).toArray();
      assertEquals(Interval.ofMean(values).low(), of(values).interval().low(), 1e-9);
      assertEquals(Interval.ofMean(values).high(), of(values).interval().high(), 1e-9);
    }
  }

  @Test
  void partsAddUp() {
    SampleMean joined = of(1, 2).with(of()).with(of(6, 7));
    assertEquals(of(1, 2, 6, 7).mean(), joined.mean(), 1e-12);
    assertEquals(Math.sqrt(26.0 / 3), joined.deviation(), 1e-12);
    assertEquals(Math.sqrt(26.0 / 3 / 4), joined.error(), 1e-12);
    assertEquals(of(5, 5, 5, 8).deviation(), of(8).with(SampleMean.of(5, 3)).deviation(), 1e-12);
  }

  @Test
  void oneValueTellsNothing() {
    assertEquals(Double.POSITIVE_INFINITY, of(3).error());
    assertEquals(Double.NEGATIVE_INFINITY, of(3).interval().low());
    assertEquals(SampleMean.NONE, SampleMean.of(4, 0));
  }

  @Test
  void whatNoValuesHaveIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new SampleMean(-1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new SampleMean(1, 0, -1));
  }
}
