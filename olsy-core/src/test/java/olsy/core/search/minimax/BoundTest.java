package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BoundTest {

  @Test
  void saysWhatAWindowTells() {
    assertEquals(Bound.AT_LEAST, Bound.of(7, 3, 7));
    assertEquals(Bound.EXACT, Bound.of(5, 3, 7));
    assertEquals(Bound.AT_MOST, Bound.of(3, 3, 7));
    for (Bound bound : Bound.values()) {
      assertEquals(bound, Bound.ofCode(bound.code()));
    }
  }

  /** Where a bound decides, a search of the true value in the new window fails on the same side. */
  @Test
  void decidesOnlyWhatIsTrue() {
    SplittableRandom random = new SplittableRandom(1);
    int decided = 0;
    for (int i = 0; i < 10_000; i++) {
      int truth = random.nextInt(9);
      int alpha = random.nextInt(9);
      int beta = alpha + 1 + random.nextInt(4);
      int value = truth <= alpha ? alpha : Math.min(truth, beta); // fails hard
      Bound bound = Bound.of(value, alpha, beta);
      int low = random.nextInt(9);
      int high = low + 1 + random.nextInt(4);
      if (bound.decides(value, low, high)) {
        decided++;
        assertEquals(clamped(truth, low, high), clamped(value, low, high), "seed 1, number " + i);
      }
    }
    assertEquals(true, decided > 3000, decided + " decided");
  }

  private static int clamped(int value, int low, int high) {
    return Math.max(low, Math.min(high, value));
  }
}
