package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class Sss2Test {

  private static final double INFINITE = Double.POSITIVE_INFINITY;

  /** Section 7, Figure 10: a is dead, but SSS-2 goes on below b. */
  @Test
  void itVisitsNodesThatAreNotLive() {
    InformedNode b = inner(false, terminal(5), terminal(9));
    InformedTree<InformedNode> a = inner(true, b, inner(false, terminal(5))).tree();
    assertEquals(2, FrameworkSearches.MAXSEARCH.search(a).evaluations());
    assertEquals(3, FrameworkSearches.SSS_2.search(a).evaluations());
    assertEquals(3, FrameworkSearches.SSS_STAR.search(a).evaluations());
  }

  /** Section 7, Figure 11: a recursive call knows no lower bound, so it visits e. */
  @Test
  void itCannotBeCalledForAPseudoTerminal() {
    InformedNode c = inner(false, terminal(3), terminal(9));
    InformedTree<InformedNode> a = inner(true, InformedNode.terminal(false, 5), c).tree();
    assertEquals(2, FrameworkSearches.SSS_2.search(a).evaluations());
    assertEquals(2, new Maxsearch(new PseudoTerminals(1)).search(a).evaluations());
    assertEquals(2, FrameworkSearches.SSS_2.search(c.tree()).evaluations());
  }

  @Test
  void maxsearchDevelopsNothingElse() {
    for (int seed = 0; seed < 2000; seed++) {
      RecordedTree<InformedNode> solution = new RecordedTree<>(RandomInformedTrees.tree(seed));
      new Sss2().search(solution);
      RecordedTree<InformedNode> best = new RecordedTree<>(solution.tree());
      new Maxsearch(PseudoTerminals.NONE).search(best);
      assertTrue(new HashSet<>(solution.developed()).containsAll(best.developed()), "seed " + seed);
    }
  }

  private static InformedNode terminal(double value) {
    return InformedNode.terminal(true, value);
  }

  private static InformedNode inner(boolean max, InformedNode... children) {
    return new InformedNode(max, -INFINITE, INFINITE, List.of(children));
  }
}
