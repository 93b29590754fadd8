package olsy.core.game.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import olsy.core.game.Perft;
import olsy.core.game.tree.RandomTree.Shape;
import org.junit.jupiter.api.Test;

class RandomTreeTest {

  private static final Shape SHAPE = new Shape(4, 6, 500, 10_000);
  private static final double ROUNDING = 1e-9;

  @Test
  void isUniform() {
    RandomTree root = RandomTree.root(SHAPE, 1);
    for (int depth = 0; depth <= 6; depth++) {
      assertEquals((long) Math.pow(4, depth), Perft.count(root, depth));
    }
    assertEquals(0, Perft.count(root, 7));
  }

  @Test
  void isTheSameForTheSameSeed() {
    RandomTree one = RandomTree.root(SHAPE, 5);
    RandomTree other = RandomTree.root(SHAPE, 5);
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertArrayEquals(one.successors(), other.successors());
    assertEquals(one.value(2), other.value(2));
    assertNotEquals(one.value(0), RandomTree.root(SHAPE, 6).value(0));
  }

  @Test
  void drawsValuesUnderTheSumBound() {
    double[] sums = new double[3];
    double[] squares = new double[3];
    Set<Double> different = new HashSet<>();
    int seeds = 20_000;
    for (int seed = 0; seed < seeds; seed++) {
      RandomTree node = RandomTree.root(SHAPE, seed);
      for (int j = 0; j < 3; j++) {
        double value = node.value(j);
        assertTrue(Math.abs(value) <= 10_000, "seed " + seed);
        assertTrue(j == 0 || Math.abs(value + node.value(j - 1)) <= 500 + ROUNDING, "seed " + seed);
        sums[j] += value;
        squares[j] += value * value;
      }
      different.add(node.value(0));
    }
    assertEquals(seeds, different.size());
    double variance = 10_000.0 * 10_000 / 3;
    for (int j = 0; j < 3; j++) {
      assertEquals(0, sums[j] / seeds, 4 * Math.sqrt(variance / seeds), "mean of model " + j);
      assertEquals(1, squares[j] / seeds / variance, 0.03, "variance of model " + j);
    }
  }

  @Test
  void isZeroSumUnderABoundOfZeroAndFreeUnderNone() {
    RandomTree zero = RandomTree.root(new Shape(2, 2, 0, 9), 3);
    assertEquals(0, zero.value(0) + zero.value(1));
    assertEquals(0, zero.value(1) + zero.value(2));
    double largest = 0;
    for (int seed = 0; seed < 1000; seed++) {
      RandomTree free = RandomTree.root(new Shape(2, 2, Double.POSITIVE_INFINITY, 9), seed);
      assertTrue(Math.abs(free.value(1)) <= 9, "seed " + seed);
      largest = Math.max(largest, Math.abs(free.value(0) + free.value(1)));
    }
    assertTrue(largest > 16, "largest sum " + largest);
  }

  @Test
  void refusesShapesThatAreNone() {
    assertThrows(IllegalArgumentException.class, () -> new Shape(0, 2, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new Shape(2, -1, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new Shape(2, 2, -1, 1));
    assertThrows(IllegalArgumentException.class, () -> new Shape(2, 2, 1, Double.NaN));
  }
}
