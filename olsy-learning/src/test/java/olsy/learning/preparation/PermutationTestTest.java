package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PermutationTestTest {

  /** The share of all ways to choose three sittings of eight. */
  @Test
  void isNearTheShareOfAllDraws() {
    for (long seed = 1; seed <= 5; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Amount> amounts = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        amounts.add(new Amount(random.nextDouble(), 1 + random.nextInt(3), random.nextDouble(), 2));
      }
      int asGreat = 0;
      int all = 0;
      double found = difference(amounts, 0b111);
      for (int set = 0; set < 256; set++) {
        if (Integer.bitCount(set) == 3) {
          all++;
          asGreat += difference(amounts, set) >= found - 1e-12 ? 1 : 0;
        }
      }
      double p = new PermutationTest(20_000, seed).find(amounts, own(0b111), 1).p();
      assertEquals((double) asGreat / all, p, 0.02, "seed " + seed);
    }
  }

  private static double difference(List<Amount> amounts, int set) {
    List<Amount> own = new ArrayList<>();
    List<Amount> others = new ArrayList<>();
    for (int i = 0; i < amounts.size(); i++) {
      ((set >> i & 1) == 1 ? own : others).add(amounts.get(i));
    }
    return Contrast.of(Contrast.sum(own), Contrast.sum(others)).difference();
  }

  private static List<Boolean> own(int set) {
    List<Boolean> own = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      own.add((set >> i & 1) == 1);
    }
    return own;
  }

  /** What is surely less is not more. */
  @Test
  void knowsWhichWay() {
    List<Amount> amounts = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      amounts.add(new Amount(i < 4 ? 0 : 1, 1, 0, 0));
    }
    PermutationTest test = new PermutationTest(1_000, 1);
    assertTrue(test.find(amounts, own(0b1111), -1).p() < 0.03);
    assertEquals(
        -test.find(amounts, own(0b1111), 1).z(), test.find(amounts, own(0b1111), -1).z(), 1e-6);
    assertEquals(1, test.find(amounts, own(0b1111), 1).p());
  }
}
