package olsy.core.search.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.tree.ManyNode;
import org.junit.jupiter.api.Test;

class ImmediatePruningTest {

  @Test
  void stopsWhereAPlayerHasAllThereIsToHave() {
    ManyNode all = ManyTrees.node(1, ManyTrees.leaf(0, 9, 0), ManyTrees.leaf(9, 0, 0));
    ManyNode some = ManyTrees.node(1, ManyTrees.leaf(1, 7, 1), ManyTrees.leaf(2, 2, 2));
    ManyNode tree = ManyTrees.node(0, all, some);
    ManyResult<ManyNode> found = new ImmediatePruning<>(ManyTrees.boundBy(9)).search(tree, 2);
    assertEquals(List.of(1.0, 7.0, 1.0), found.values());
    assertEquals(List.of(3L, 3L), List.of(found.evaluations(), found.expansions()));
  }

  @Test
  void findsWhatMaxNFinds() {
    int pruned = 0;
    for (int seed = 0; seed < 3000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(6);
      int sum = 1 + random.nextInt(6);
      ManyNode tree = ManyTrees.random(random, 2 + random.nextInt(3), depth, sum);
      ManyResult<ManyNode> defined = new MaxN<>(ManyTrees.unbound()).search(tree, depth);
      ManyResult<ManyNode> found =
          new ImmediatePruning<>(ManyTrees.boundBy(sum)).search(tree, depth);
      assertEquals(defined.line(), found.line(), "seed " + seed);
      assertEquals(defined.values(), found.values(), "seed " + seed);
      assertTrue(found.evaluations() <= defined.evaluations(), "seed " + seed);
      pruned += found.evaluations() < defined.evaluations() ? 1 : 0;
    }
    assertTrue(pruned > 500, pruned + " of 3000 trees were pruned");
  }

  @Test
  void needsABound() {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ImmediatePruning<>(ManyTrees.unbound()).search(ManyTrees.X, 1));
    assertEquals(
        "max-n-immediate needs a bound on the sum of all players' values, and no value below 0",
        refused.getMessage());
  }
}
