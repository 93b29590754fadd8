package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StepDensityTest {

  /** From the definition: the density of a point is the product over the stretches that hold it. */
  @Test
  void drawsPiecesByTheirMass() {
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int stretches = 1 + random.nextInt(6);
      StepDensity density = new StepDensity(-5, 5, stretches);
      double[] product = new double[10];
      Arrays.fill(product, 1);
      for (int i = 0; i < stretches; i++) {
        int from = random.nextInt(10);
        int to = from + random.nextInt(10 - from + 1);
        double factor = 1 + random.nextInt(4);
        density.raise(from - 5, to - 5, Math.log(factor));
        for (int k = from; k < to; k++) {
          product[k] *= factor;
        }
      }
      double[] share = new double[10];
      int draws = 5_000;
      for (int n = 0; n < draws; n++) {
        share[(int) Math.floor(density.draw(random) + 5)] += 1.0 / draws;
      }
      double mass = Arrays.stream(product).sum();
      for (int k = 0; k < 10; k++) {
        assertEquals(product[k] / mass, share[k], 0.035, "seed " + seed + ", piece " + k);
      }
    }
  }

  @Test
  void drawsEveryPointOfAPiece() {
    StepDensity density = new StepDensity(2, 6, 1);
    SplittableRandom random = new SplittableRandom(1);
    double sum = 0;
    for (int n = 0; n < 5_000; n++) {
      double drawn = density.draw(random);
      assertTrue(drawn >= 2 && drawn <= 6);
      sum += drawn;
    }
    assertEquals(4, sum / 5_000, 0.1);
  }

  @Test
  void manyFactorsDoNotOverflow() {
    StepDensity density = new StepDensity(0, 1, 1_000);
    for (int i = 0; i < 1_000; i++) {
      density.raise(0.25, 0.5, 8);
    }
    double drawn = density.draw(new SplittableRandom(1));
    assertTrue(drawn >= 0.25 && drawn <= 0.5, "drawn: " + drawn);
  }

  @Test
  void nothingIsDrawnFromAnEmptyStretch() {
    StepDensity density = new StepDensity(0, 1, 2);
    density.raise(0.5, 0.5, 50);
    density.raise(0.7, 0.3, 50);
    double below = 0;
    SplittableRandom random = new SplittableRandom(1);
    for (int n = 0; n < 2_000; n++) {
      below += density.draw(random) < 0.25 ? 1 : 0;
    }
    assertEquals(0.25, below / 2_000, 0.05);
  }
}
