package olsy.core.search.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.tree.ManyNode;
import org.junit.jupiter.api.Test;

class ParanoidTest {

  /** Against B and C together, A has 1 to the left and 1 to the right. */
  @Test
  void expectsTheWorstOfAllOthers() {
    ManyResult<ManyNode> found =
        new Paranoid<>(ManyTrees.unbound()).search(ManyTrees.FIGURE_6_4, 3);
    assertEquals(List.of(1.0, 2.0, 6.0), found.values());
    assertEquals(List.of(6L, 6L), List.of(found.evaluations(), found.expansions()));
  }

  @Test
  void findsWhatTheDefinitionFinds() {
    int pruned = 0;
    for (int seed = 0; seed < 3000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(6);
      ManyNode tree = ManyTrees.random(random, 2 + random.nextInt(3), depth, 1 + random.nextInt(6));
      ManyResult<ManyNode> found = new Paranoid<>(ManyTrees.unbound()).search(tree, depth);
      List<Double> expected = Arrays.stream(values(tree, tree.toMove())).boxed().toList();
      assertEquals(expected, found.values(), "seed " + seed);
      long leaves = new MaxN<>(ManyTrees.unbound()).search(tree, depth).evaluations();
      assertTrue(found.evaluations() <= leaves, "seed " + seed);
      pruned += found.evaluations() < leaves ? 1 : 0;
    }
    assertTrue(pruned > 1000, pruned + " of 3000 trees were pruned");
  }

  /** Minimax of one against all, in full: the leftmost of equals. */
  private static double[] values(ManyNode s, int hunted) {
    if (s.isTerminal()) {
      return ManyTrees.unbound().values(s);
    }
    int sign = s.toMove() == hunted ? 1 : -1;
    double[] best = null;
    for (ManyNode successor : s.successors()) {
      double[] values = values(successor, hunted);
      if (best == null || sign * values[hunted] > sign * best[hunted]) {
        best = values;
      }
    }
    return best;
  }

  /** What one of two players wins the other loses: both searches are minimax then. */
  @Test
  void isMaxNForTwoPlayersWithAConstantSum() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(6);
      ManyNode tree = constantSum(random, 0, depth);
      ManyResult<ManyNode> maxN = new MaxN<>(ManyTrees.unbound()).search(tree, depth);
      ManyResult<ManyNode> paranoid = new Paranoid<>(ManyTrees.unbound()).search(tree, depth);
      assertEquals(maxN.values(), paranoid.values(), "seed " + seed);
      assertEquals(maxN.choice(), paranoid.choice(), "seed " + seed);
    }
  }

  private static ManyNode constantSum(SplittableRandom random, int ply, int left) {
    if (left == 0) {
      int value = random.nextInt(9);
      return ManyTrees.leaf(value, 8 - value);
    }
    ManyNode[] successors = new ManyNode[1 + random.nextInt(3)];
    for (int i = 0; i < successors.length; i++) {
      successors[i] = constantSum(random, ply + 1, left - 1);
    }
    return ManyTrees.node(ply % 2, successors);
  }
}
