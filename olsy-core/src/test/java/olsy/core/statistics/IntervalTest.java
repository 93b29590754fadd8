package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class IntervalTest {

  /** Mean 3, standard deviation 1.5811, t 2.776. */
  @Test
  void ofAMeanIsStudents() {
    Interval interval = Interval.ofMean(1, 2, 3, 4, 5);
    assertEquals(3 - 2.7764 * 1.5811 / Math.sqrt(5), interval.low(), 1e-3);
    assertEquals(3 + 2.7764 * 1.5811 / Math.sqrt(5), interval.high(), 1e-3);
  }

  @Test
  void ofClustersIsThatOfTheirMeans() {
    assertEquals(
        Interval.ofMean(1, 2, 3, 4, 5),
        Interval.ofMean(new double[] {2, 4, 6, 8, 10}, new int[] {2, 2, 2, 2, 2}));
  }

  @Test
  void staysWithinBounds() {
    assertEquals(new Interval(0, 0.5), new Interval(-1, 0.5).within(0, 1));
    assertEquals(new Interval(0.5, 1), new Interval(0.5, 2).within(0, 1));
  }

  @Test
  void oneValueTellsNothing() {
    assertEquals(
        new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), Interval.ofMean(3));
  }

  @Test
  void isWrittenAsAList() {
    assertEquals(List.of(0.0, 1.0), Interval.ofShare(0, 0).list());
  }
}
