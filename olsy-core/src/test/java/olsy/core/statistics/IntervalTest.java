package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IntervalTest {

  /** Means 1, 2, 3, 4, 5: mean 3, standard deviation 1.5811, t 2.776. */
  @Test
  void equalClustersGiveStudentsInterval() {
    Interval interval =
        Interval.ofClusters(new double[] {2, 4, 6, 8, 10}, new int[] {2, 2, 2, 2, 2});
    assertEquals(3 - 2.7764 * 1.5811 / Math.sqrt(5), interval.low(), 1e-3);
    assertEquals(3 + 2.7764 * 1.5811 / Math.sqrt(5), interval.high(), 1e-3);
  }

  @Test
  void whatIsTheSameInAllClustersIsCertain() {
    assertEquals(
        new Interval(1, 1), Interval.ofClusters(new double[] {2, 2, 1}, new int[] {2, 2, 1}));
  }

  @Test
  void oneClusterTellsNothing() {
    Interval interval = Interval.ofClusters(new double[] {3}, new int[] {2});
    assertEquals(new Interval(0, 2), interval.within(0, 2));
  }

  /** Pairs whose second game repeats the first hold half as much as they seem to. */
  @Test
  void theTrueMeanLiesInsideNineteenTimesOfTwenty() {
    SplittableRandom random = new SplittableRandom(6);
    int inside = 0;
    int matches = 4000;
    for (int match = 0; match < matches; match++) {
      double[] sums = new double[31];
      int[] sizes = new int[31];
      for (int pair = 0; pair < 31; pair++) {
        int points = random.nextInt(3);
        sizes[pair] = pair == 30 ? 1 : 2;
        sums[pair] = sizes[pair] * points;
      }
      Interval interval = Interval.ofClusters(sums, sizes);
      if (interval.low() <= 1 && 1 <= interval.high()) {
        inside++;
      }
    }
    double share = (double) inside / matches;
    assertTrue(Math.abs(share - 0.95) < 0.015, "seed 6: " + share);
  }
}
