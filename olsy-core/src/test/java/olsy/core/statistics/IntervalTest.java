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

  /** Of one share among one it is the usual interval; among more, a wider one. */
  @Test
  void ofSharesAmongManyAreWider() {
    Interval alone = Interval.ofShare(0.3, 50);
    assertEquals(alone.low(), Interval.ofShareAmong(1, 0.3, 50).low(), 1e-9);
    assertEquals(alone.high(), Interval.ofShareAmong(1, 0.3, 50).high(), 1e-9);
    Interval among = Interval.ofShareAmong(20, 0.3, 50); // 99.75 %: z is 3.0233
    double z2 = 3.023341 * 3.023341 / 50;
    double half = 3.023341 * Math.sqrt(0.3 * 0.7 / 50 + z2 / 50 / 4);
    assertEquals((0.3 + z2 / 2 - half) / (1 + z2), among.low(), 1e-6);
    assertEquals((0.3 + z2 / 2 + half) / (1 + z2), among.high(), 1e-6);
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
