package olsy.learning.lp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class QuickSelectTest {
  @Test
  void selectsWhatSortingPutsThere() {
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      int size = 1 + random.nextInt(200);
      int different = 1 + random.nextInt(300);
      double[] numbers = random.ints(size, 0, different).asDoubleStream().toArray();
      double[] sorted = numbers.clone();
      Arrays.sort(sorted);
      int k = random.nextInt(size);
      double[] reordered = numbers.clone();
      assertEquals(sorted[k], QuickSelect.select(reordered, k), "seed " + seed);
      Arrays.sort(reordered);
      assertEquals(Arrays.toString(sorted), Arrays.toString(reordered), "seed " + seed);
    }
  }

  @Test
  void selectsFromSortedAndFromEqualNumbers() {
    double[] ascending = new double[100_000];
    Arrays.setAll(ascending, i -> i);
    assertEquals(777, QuickSelect.select(ascending.clone(), 777));
    double[] descending = new double[100_000];
    Arrays.setAll(descending, i -> -i);
    assertEquals(-99_222, QuickSelect.select(descending, 777));
    assertEquals(0, QuickSelect.select(new double[100_000], 777));
  }
}
