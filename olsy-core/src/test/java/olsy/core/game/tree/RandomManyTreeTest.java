package olsy.core.game.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RandomManyTreeTest {

  private static final int SEEDS = 20_000;

  @Test
  void itsValuesAddUpToOneAndFavourNobody() {
    double[] mean = new double[4];
    double small = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      RandomManyTree leaf = RandomManyTree.root(new RandomManyTree.Shape(4, 2, 0), seed);
      double[] values = RandomManyTree.PAYOFFS.values(leaf);
      assertEquals(1, Arrays.stream(values).sum(), 1e-12);
      for (int player = 0; player < 4; player++) {
        assertTrue(values[player] >= 0);
        mean[player] += values[player] / SEEDS;
      }
      small += values[0] < 0.1 ? 1.0 / SEEDS : 0;
    }
    assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, mean, 0.01);
    assertEquals(1 - Math.pow(0.9, 3), small, 0.01, "the part of the simplex below .1");
  }

  @Test
  void itsPlayersMoveInTurn() {
    RandomManyTree node = RandomManyTree.root(new RandomManyTree.Shape(3, 2, 7), 1);
    for (int ply = 0; !node.isTerminal(); ply++) {
      assertEquals(ply % 3, node.toMove());
      assertEquals(2, node.successors().length);
      node = node.successors()[1];
    }
    assertEquals(0, node.height());
  }

  @Test
  void theSameSeedIsTheSameTree() {
    RandomManyTree.Shape shape = new RandomManyTree.Shape(3, 2, 3);
    assertArrayEquals(
        RandomManyTree.root(shape, 5).successors(), RandomManyTree.root(shape, 5).successors());
    assertThrows(IllegalArgumentException.class, () -> new RandomManyTree.Shape(1, 2, 3));
  }
}
