package olsy.core.search.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;

/** Compares a search that prunes with the definition, to the last digit. */
final class StarOracle {

  private static final int TREES = 6000;
  private static final int FAR = 9;

  /** Makes a search. */
  interface Construction {
    Search<ChanceNode> of(Evaluation<ChanceNode> evaluation, RangeRule<ChanceNode> range);
  }

  private StarOracle() {}

  static void check(Construction construction) {
    Evaluation<ChanceNode> leaves = new ModelValue<>(0);
    long all = 0;
    long some = 0;
    for (int seed = 0; seed < TREES; seed++) {
      boolean whole = seed % 2 == 0;
      boolean regular = seed % 3 == 0;
      ChanceNode tree =
          new RandomChanceNodes(whole, regular).tree(new SplittableRandom(seed), seed % 7);
      SearchResult<ChanceNode> expected = new Expectiminimax<>(leaves).search(tree, FAR);
      SearchResult<ChanceNode> found =
          construction.of(leaves, root -> RandomChanceNodes.RANGE).search(tree, FAR);
      assertEquals(expected.value(), found.value(), "seed " + seed);
      assertSame(expected.choice(), found.choice(), "seed " + seed);
      assertTrue(found.evaluations() <= expected.evaluations(), "seed " + seed);
      assertTrue(found.expansions() <= expected.expansions(), "seed " + seed);
      all += expected.evaluations();
      some += found.evaluations();
    }
    assertTrue(some < 0.9 * all, some + " of " + all);
  }
}
