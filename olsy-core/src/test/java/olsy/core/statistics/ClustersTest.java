package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ClustersTest {

  /** Means 1, 2, 3, 4, 5: mean 3, standard deviation 1.5811, t 2.776. */
  @Test
  void equalSizesGiveStudentsInterval() {
    Clusters clusters = new Clusters(new double[] {2, 4, 6, 8, 10}, new int[] {2, 2, 2, 2, 2});
    double half = 2.7764 * 1.5811 / Math.sqrt(5);
    assertEquals(3, clusters.mean());
    assertEquals(half, clusters.halfOfStudent(), 1e-3);
    Interval wide = clusters.interval(0, 6, 1);
    assertEquals(3 - half, wide.low(), 1e-3);
    assertEquals(3 + half, wide.high(), 1e-3);
  }

  /** Of three equal clusters: 1 − 0.025^(1/3) = 0.7076 of the way to what is far. */
  @Test
  void equalClustersProveNoMoreThanTheirNumber() {
    Clusters draws = new Clusters(new double[] {2, 2, 1}, new int[] {2, 2, 1});
    assertEquals(0, draws.halfOfStudent());
    assertEquals(1 - 0.7076, draws.interval(0, 2, 1).low(), 1e-4);
    assertEquals(1 + 0.7076 / 2, draws.interval(0, 2, 0.5).high(), 1e-4);
    assertEquals(1 + 0.7076 / 4, draws.interval(0, 1.25, 1).high(), 1e-4);
  }

  @Test
  void oneClusterTellsNothing() {
    assertEquals(
        new Interval(0, 2), new Clusters(new double[] {3}, new int[] {2}).interval(0, 2, 1));
  }
}
