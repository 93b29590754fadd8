package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MaxsearchTest {

  @Test
  void itIsTheInstanceThatSelectsTheSameUpperValue() {
    for (int seed = 0; seed < 3000; seed++) {
      PseudoTerminals pseudoTerminals =
          seed % 2 == 0 ? PseudoTerminals.NONE : new PseudoTerminals(1 + seed / 2 % 4);
      RecordedTree<InformedNode> defined = new RecordedTree<>(RandomInformedTrees.tree(seed));
      InformedResult expected =
          new Rsearch(SelectionRules.MAXSEARCH, pseudoTerminals).search(defined);
      RecordedTree<InformedNode> refined = new RecordedTree<>(defined.tree());
      InformedResult found = new Maxsearch(pseudoTerminals).search(refined);
      assertEquals(defined.developed(), refined.developed(), "seed " + seed);
      assertEquals(expected, found, "seed " + seed);
    }
  }
}
