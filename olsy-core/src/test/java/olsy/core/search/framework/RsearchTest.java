package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RsearchTest {

  @Test
  void theLeftmostInstanceIsTheSameWhereverPseudoTerminalsAre() {
    for (int seed = 0; seed < 2000; seed++) {
      RecordedTree<InformedNode> whole = new RecordedTree<>(RandomInformedTrees.tree(seed));
      InformedResult expected = new Gsearch(SelectionRules.ALPHA_BETA).search(whole);
      RecordedTree<InformedNode> recursive = new RecordedTree<>(whole.tree());
      InformedResult found =
          new Rsearch(SelectionRules.ALPHA_BETA, new PseudoTerminals(1 + seed % 4))
              .search(recursive);
      assertEquals(whole.developed(), recursive.developed(), "seed " + seed);
      assertEquals(expected.move(), found.move(), "seed " + seed);
      assertTrue(found.held() <= expected.held(), "seed " + seed);
    }
  }

  /** Three plies of two: the whole tree, or a path and the brothers on it. */
  @Test
  void memoryIsThatOfTheLocalTrees() {
    InformedTree<InformedNode> tree = uniform(true, 3).tree();
    assertEquals(15, new Gsearch(SelectionRules.ALPHA_BETA).search(tree).held());
    assertEquals(9, held(tree, 2));
    assertEquals(7, held(tree, 1));
  }

  private static long held(InformedTree<InformedNode> tree, int plies) {
    return new Rsearch(SelectionRules.ALPHA_BETA, new PseudoTerminals(plies)).search(tree).held();
  }

  /** Worst first: nothing is left out. */
  private static InformedNode uniform(boolean max, int height) {
    return node(max, height, new int[1]);
  }

  private static InformedNode node(boolean max, int height, int[] next) {
    if (height == 0) {
      return InformedNode.terminal(max, ORDER.get(next[0]++));
    }
    List<InformedNode> children =
        List.of(node(!max, height - 1, next), node(!max, height - 1, next));
    return new InformedNode(max, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, children);
  }

  private static final List<Integer> ORDER = List.of(3, 4, 1, 2, 7, 8, 5, 6);

  @Test
  void pseudoTerminalsStandSomewhere() {
    assertThrows(IllegalArgumentException.class, () -> new PseudoTerminals(0));
  }
}
