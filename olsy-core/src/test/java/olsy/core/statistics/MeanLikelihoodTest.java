package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MeanLikelihoodTest {

  private static final int SEED = 3;

  /** All pairs won: if half of the points are the mean, as many are lost, at most half are won. */
  @Test
  void whatWasNeverSeenExplainsTheMean() {
    Pentanomial won = new Pentanomial(0, 0, 0, 0, 20);
    assertEquals(20 * Math.log(0.5), MeanLikelihood.log(won, 0.5), 1e-9);
    Pentanomial even = new Pentanomial(0, 0, 20, 0, 0);
    assertEquals(20 * Math.log(0.98), MeanLikelihood.log(even, 0.51), 1e-9);
    assertEquals(20 * Math.log(0.98), MeanLikelihood.log(even, 0.49), 1e-9);
  }

  @Test
  void theMeanThatWasSeenIsTheLikeliest() {
    Pentanomial pairs = new Pentanomial(3, 5, 20, 9, 2);
    double mean = (5 * 0.25 + 20 * 0.5 + 9 * 0.75 + 2) / 39;
    assertEquals(0, MeanLikelihood.log(pairs, mean), 1e-12);
    double before = Double.NEGATIVE_INFINITY;
    for (double other = 0.01; other < mean; other += 0.01) {
      double here = MeanLikelihood.log(pairs, other);
      assertTrue(before < here && here < 0, "mean " + other);
      before = here;
    }
  }

  /**
   * The slow definition: no distribution with this mean is likelier, and one near by is as likely.
   */
  @Test
  void noDistributionWithThatMeanIsLikelier() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int trial = 0; trial < 300; trial++) {
      Pentanomial pairs = Pentanomial.NONE;
      for (int pair = 1 + random.nextInt(30); pair > 0; pair--) {
        pairs = pairs.with(random.nextInt(2) + random.nextInt(4));
      }
      double mean = 0.05 + 0.9 * random.nextDouble();
      double largest = MeanLikelihood.log(pairs, mean);
      double found = climbed(pairs, mean, random);
      String about = "seed " + SEED + ", trial " + trial + ": " + pairs + ", mean " + mean;
      assertTrue(found <= largest + 1e-9, about + ", " + found + " above " + largest);
      assertEquals(largest, found, 0.05, about);
    }
  }

  /** The largest likelihood that random steps between distributions of one mean find. */
  private static double climbed(Pentanomial pairs, double mean, SplittableRandom random) {
    double[] shares = new double[5];
    for (int points = 0; points < shares.length; points++) {
      int ways = new int[] {1, 4, 6, 4, 1}[points]; // four coins have this mean, too
      shares[points] = ways * Math.pow(mean, points) * Math.pow(1 - mean, 4 - points);
    }
    double best = log(pairs, shares);
    double length = 0.25;
    for (int step = 0; step < 4000; step++) {
      double[] next = shares.clone();
      int middle = 1 + random.nextInt(3);
      int below = random.nextInt(middle);
      int above = middle + 1 + random.nextInt(4 - middle);
      double moved = length * (2 * random.nextDouble() - 1);
      next[middle] += moved;
      next[below] -= moved * (above - middle) / (above - below);
      next[above] -= moved * (middle - below) / (above - below);
      double here = log(pairs, next);
      if (here >= best) {
        best = here;
        shares = next;
      }
      length *= 0.998;
    }
    return best;
  }

  private static double log(Pentanomial pairs, double... shares) {
    double sum = 0;
    for (int points = 0; points < shares.length; points++) {
      int count = pairs.count(points);
      if (shares[points] < 0) {
        return Double.NEGATIVE_INFINITY;
      }
      if (count > 0) {
        sum += count * Math.log(shares[points] * pairs.pairs() / count);
      }
    }
    return sum;
  }
}
