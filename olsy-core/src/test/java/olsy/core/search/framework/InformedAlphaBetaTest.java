package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class InformedAlphaBetaTest {

  /** The postcondition of Section 5, in any window. */
  @Test
  void theValueIsExactInTheWindowAndABoundOutside() {
    for (int seed = 0; seed < 3000; seed++) {
      InformedTree<InformedNode> tree = RandomInformedTrees.tree(seed);
      double value = RandomInformedTrees.value(tree.root(), true);
      SplittableRandom random = new SplittableRandom(seed);
      double alpha = value + random.nextInt(-3, 3);
      double beta = alpha + random.nextInt(1, 5);
      double found = new InformedAlphaBeta().search(tree, alpha, beta).value();
      if (found <= alpha) {
        assertTrue(value <= found, "seed " + seed);
      } else if (found >= beta) {
        assertTrue(value >= found, "seed " + seed);
      } else {
        assertEquals(value, found, "seed " + seed);
      }
    }
  }
}
