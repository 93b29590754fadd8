package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FixedShareTest {

  private static final double SWITCHING = 0.3;

  /** The sum over all sequences of members, each as probable as its switches. */
  @Test
  void isTheSumOverAllSequences() {
    SplittableRandom random = new SplittableRandom(1);
    double[][] decisions = new double[5][3];
    for (double[] decision : decisions) {
      for (int i = 0; i < decision.length; i++) {
        decision[i] = random.nextDouble();
      }
    }
    FixedShare mixture = new FixedShare(3, SWITCHING);
    double product = 1;
    for (double[] decision : decisions) {
      product *= mixture.next(decision);
    }
    double sum = 0;
    for (int member = 0; member < 3; member++) {
      sum += from(0, member, decisions) / 3;
    }
    assertEquals(sum, product, 1e-12);
  }

  private static double from(int decision, int member, double[][] decisions) {
    double own = decisions[decision][member];
    if (decision + 1 == decisions.length) {
      return own;
    }
    double rest = 0;
    for (int next = 0; next < 3; next++) {
      double stays = next == member ? 1 - SWITCHING : 0;
      rest += (stays + SWITCHING / 3) * from(decision + 1, next, decisions);
    }
    return own * rest;
  }

  @Test
  void followsWhoeverIsRight() {
    FixedShare mixture = new FixedShare(2, 0.1);
    double last = 0;
    for (int i = 0; i < 20; i++) {
      last = mixture.next(new double[] {0.9, 0.1});
    }
    assertEquals(0.85, last, 0.02);
    assertEquals(0.15, mixture.next(new double[] {0.1, 0.9}), 0.02);
  }
}
