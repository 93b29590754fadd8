package olsy.learning.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WeightUnitTest {

  @Test
  void wholeWeightsStayAsTheyAre() {
    assertEquals(1, WeightUnit.of(List.of(List.of(1.0, -20.0, 0.0))));
    assertEquals(1, WeightUnit.of(List.of(List.of(1e9))));
  }

  @Test
  void theSmallestPowerOfTenThatMakesAllWholeIsTaken() {
    assertEquals(10, WeightUnit.of(List.of(List.of(1.0, 1.5))));
    assertEquals(1000, WeightUnit.of(List.of(List.of(1.0, 1.5), List.of(-0.004))));
  }

  @Test
  void endlessFractionsAndGreatWeightsAreRounded() {
    assertEquals(1e9, WeightUnit.of(List.of(List.of(1.0 / 3))));
    assertEquals(1e8, WeightUnit.of(List.of(List.of(2.0 / 3, 4.0 / 3))));
    assertEquals(1e-3, WeightUnit.of(List.of(List.of(1e12))));
  }

  @Test
  void theUnitNeverPassesTheLimit() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      double scale = Math.pow(10, random.nextInt(-9, 15));
      List<Double> weights =
          IntStream.range(0, 10).mapToObj(j -> scale * (random.nextDouble() - 0.5)).toList();
      double unit = WeightUnit.of(List.of(weights));
      double sum = weights.stream().mapToDouble(weight -> Math.abs(weight * unit)).sum();
      assertTrue(sum <= 1e9 * (1 + 1e-12), "number " + i + " of seed 3: " + sum);
      assertTrue(sum > 1e7, "number " + i + " of seed 3 loses digits: " + sum);
    }
  }
}
