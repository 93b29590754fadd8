package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GsearchTest {

  @Test
  void theLeftmostInstanceIsAlphaBeta() {
    for (int seed = 0; seed < 2000; seed++) {
      RecordedTree<InformedNode> alphaBeta = new RecordedTree<>(RandomInformedTrees.tree(seed));
      new InformedAlphaBeta().search(alphaBeta);
      RecordedTree<InformedNode> leftmost = new RecordedTree<>(alphaBeta.tree());
      new Gsearch(SelectionRules.ALPHA_BETA).search(leftmost);
      assertEquals(alphaBeta.developed(), leftmost.developed(), "seed " + seed);
    }
  }

  /** Every rule at max nodes with every rule at min nodes. */
  @Test
  void everyInstanceFindsTheValueWithoutPseudoTerminalsAsWithNone() {
    for (int seed = 0; seed < 2000; seed++) {
      SelectionRule[] all = SelectionRule.values();
      SelectionRules rules =
          new SelectionRules(all[seed % all.length], all[seed / all.length % all.length]);
      RecordedTree<InformedNode> tree = new RecordedTree<>(RandomInformedTrees.tree(seed));
      InformedResult found = new Gsearch(rules).search(tree);
      assertEquals(RandomInformedTrees.value(tree.root(), true), found.value(), "seed " + seed);
      RecordedTree<InformedNode> again = new RecordedTree<>(tree.tree());
      assertEquals(found, new Rsearch(rules, PseudoTerminals.NONE).search(again));
      assertEquals(tree.developed(), again.developed(), "seed " + seed);
    }
  }

  @Test
  void maxsearchLeavesOutWhatAlphaBetaLeavesOut() {
    long fewer = 0;
    for (int seed = 0; seed < 2000; seed++) {
      RecordedTree<InformedNode> alphaBeta = new RecordedTree<>(RandomInformedTrees.tree(seed));
      new Gsearch(SelectionRules.ALPHA_BETA).search(alphaBeta);
      Set<InformedNode> visited = new HashSet<>(alphaBeta.developed());
      RecordedTree<InformedNode> best = new RecordedTree<>(alphaBeta.tree());
      new Gsearch(SelectionRules.MAXSEARCH).search(best);
      assertTrue(visited.containsAll(best.developed()), "seed " + seed);
      fewer += alphaBeta.developed().size() - best.developed().size();
    }
    assertTrue(fewer > 0, "in all " + fewer);
  }
}
