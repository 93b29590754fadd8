package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SuperiorityTest {

  @Test
  void nothingSpeaksForEither() {
    assertEquals(0.5, Superiority.likelihood());
    assertEquals(0.5, Superiority.likelihood(0, 0, 0));
    assertEquals(0.5, Superiority.likelihood(1, -1));
  }

  @Test
  void doesNotCollapseWhereAllPairsEndAlike() {
    double[] won = new double[10];
    Arrays.fill(won, 2);
    assertEquals(0.9992, Superiority.likelihood(won), 5e-5);
    assertEquals(0.8413, Superiority.likelihood(2), 5e-5);
  }

  /** Of two that are equally strong, each is said to be better with 95 % once in twenty matches. */
  @Test
  void isRightAsOftenAsItSays() {
    SplittableRandom random = new SplittableRandom(1);
    int[] below = new int[2];
    int matches = 20_000;
    for (int match = 0; match < matches; match++) {
      double[] leads = new double[50];
      for (int pair = 0; pair < leads.length; pair++) {
        leads[pair] = random.nextInt(3) + random.nextInt(3) - 2;
      }
      double likelihood = Superiority.likelihood(leads);
      below[0] += likelihood < 0.05 ? 1 : 0;
      below[1] += likelihood < 0.95 ? 1 : 0;
    }
    assertTrue(Math.abs(0.05 - below[0] / (double) matches) < 0.01, "seed 1: " + below[0]);
    assertTrue(Math.abs(0.95 - below[1] / (double) matches) < 0.01, "seed 1: " + below[1]);
  }
}
