package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WilsonTest {

  /** Newcombe, Two-Sided Confidence Intervals for the Single Proportion, 1998, Table I. */
  @Test
  void published() {
    check(81, 263, 0.2553, 0.3662);
    check(15, 148, 0.0624, 0.1605);
    check(0, 20, 0, 0.1611);
    check(1, 29, 0.0061, 0.1718);
  }

  private static void check(int successes, int trials, double low, double high) {
    Interval interval = Wilson.interval((double) successes / trials, trials);
    assertEquals(low, interval.low(), 5e-5);
    assertEquals(high, interval.high(), 5e-5);
  }

  /** Its ends are the shares from which the observed one is 1.96 standard errors away. */
  @Test
  void endsAreSharesThatTheObservedOneJustDoesNotRefute() {
    for (int n = 1; n < 200; n++) {
      for (int k = 0; k <= n; k++) {
        double p = (double) k / n;
        Interval interval = Wilson.interval(p, n);
        assertTrue(interval.low() <= p + 1e-12 && p <= interval.high() + 1e-12, k + " of " + n);
        for (double end : new double[] {interval.low(), interval.high()}) {
          if (end > 1e-12 && end < 1 - 1e-12) {
            double z = Math.abs(p - end) / Math.sqrt(end * (1 - end) / n);
            assertEquals(1.959964, z, 1e-5, k + " of " + n);
          }
        }
      }
    }
  }

  @Test
  void nothingTriedTellsNothing() {
    assertEquals(new Interval(0, 1), Wilson.interval(0, 0));
  }
}
