package olsy.core.game.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.search.many.MaxN;
import org.junit.jupiter.api.Test;

class BestOrderedTreeTest {

  @Test
  void theValuesOfEveryNodeAreThoseThatMaxNFinds() {
    for (int players = 2; players <= 4; players++) {
      check(BestOrderedTree.root(players, 3, 5));
    }
  }

  private static void check(BestOrderedTree node) {
    assertEquals(
        node.values(), new MaxN<>(BestOrderedTree.PAYOFFS).search(node, node.height()).values());
    double sum = node.values().stream().mapToDouble(Double::doubleValue).sum();
    assertTrue(sum <= 1 + 1e-12, node + " adds up to " + sum);
    node.values().forEach(value -> assertTrue(0 < value && value < 1, node::toString));
    for (BestOrderedTree successor : node.successors()) {
      check(successor);
    }
  }
}
