package olsy.core.game.manyreversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DiscsTest {

  private final Discs discs = new Discs();

  @Test
  void everybodyHasAsManyPointsAsDiscs() {
    assertArrayEquals(new double[] {1, 1, 1, 1}, discs.values(ManyReversi.start(4)));
    assertArrayEquals(new double[] {1, 1, 1}, discs.values(ManyReversi.start(3)));
  }

  /** With four colours the bound is the sum; with three the blue disc may be missing. */
  @Test
  void theirSumIsKnownBeforehand() {
    for (int colours = 3; colours <= 4; colours++) {
      SplittableRandom random = new SplittableRandom(colours);
      ManyReversi start = ManyReversi.start(colours);
      ManyReversi position = start;
      for (int ply = 0; ply <= 60; ply++) {
        double sum = Arrays.stream(discs.values(position)).sum();
        double missing = colours == 3 ? Long.bitCount(position.discs(3)) : 0;
        assertEquals(discs.sum(start, ply).orElseThrow(), sum + missing);
        assertEquals(4 + ply, sum + missing);
        if (ply < 60) {
          position = position.successors()[random.nextInt(position.successorCount())];
        }
      }
      assertEquals(64, discs.sum(start, 100).orElseThrow());
      assertEquals(64, discs.sum(start, Integer.MAX_VALUE).orElseThrow());
    }
  }
}
