package olsy.core.game.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

class OrderedTreeTest {

  @Test
  void aNodeHasTheMinimaxValueThatItSays() {
    for (int seed = 0; seed < 50; seed++) {
      OrderedTree tree = OrderedTree.root(new OrderedTree.Shape(3, 5, 0.5, 10), seed);
      double found = new Minimax<OrderedTree>(new ModelValue<>(0)).search(tree, 5).value();
      assertEquals(tree.minimax(), found, 1e-12, "seed " + seed);
    }
  }

  @Test
  void theFirstIsTheBestAsOftenAsItIsAsked() {
    int first = 0;
    for (int seed = 0; seed < 2000; seed++) {
      OrderedTree[] children =
          OrderedTree.root(new OrderedTree.Shape(4, 1, 0.9, 10), seed).successors();
      double best = Arrays.stream(children).mapToDouble(OrderedTree::minimax).max().orElseThrow();
      first += children[0].minimax() == best ? 1 : 0;
    }
    assertEquals(1800, first, 60);
  }

  @Test
  void impossibleOnesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new OrderedTree.Shape(1, 3, 0.5, 1));
    assertThrows(IllegalArgumentException.class, () -> new OrderedTree.Shape(2, 3, 1.5, 1));
  }
}
