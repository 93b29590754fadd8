package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SearchTreeTest {

  /** Assertions of the lemmas and of Theorem 2.2 hold, whichever open node is developed next. */
  @Test
  void theTheoremsHoldInAnyOrder() {
    assertTrue(SearchTree.class.desiredAssertionStatus(), "tests run with assertions");
    long dead = 0;
    for (int seed = 0; seed < 2000; seed++) {
      InformedTree<InformedNode> tree = RandomInformedTrees.tree(seed);
      SplittableRandom random = new SplittableRandom(seed);
      SearchTree<InformedNode> s = SearchTree.whole(tree, new Effort());
      List<Vertex<InformedNode>> open = new ArrayList<>(List.of(s.root()));
      while (!open.isEmpty()) {
        Vertex<InformedNode> p = open.remove(random.nextInt(open.size()));
        dead += s.isLive(p) ? 0 : 1;
        s.develop(p);
        open.addAll(p.children);
        assertEquals(s.root().lower < s.root().upper, s.isLive());
      }
      assertFalse(s.isLive(), "seed " + seed);
      assertEquals(RandomInformedTrees.value(tree.root(), true), s.root().upper, "seed " + seed);
    }
    assertTrue(dead > 1000, "only " + dead + " dead nodes were developed");
  }
}
