package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SssStarTest {

  /** The two are one algorithm: the same nodes in the same order, with bounds and without. */
  @Test
  void itDevelopsWhatSss2Develops() {
    for (int seed = 0; seed < 3000; seed++) {
      RecordedTree<InformedNode> states = new RecordedTree<>(RandomInformedTrees.tree(seed));
      InformedResult expected = new SssStar().search(states);
      RecordedTree<InformedNode> procedures = new RecordedTree<>(states.tree());
      InformedResult found = new Sss2().search(procedures);
      assertEquals(states.developed(), procedures.developed(), "seed " + seed);
      assertEquals(expected.value(), found.value(), "seed " + seed);
    }
  }
}
