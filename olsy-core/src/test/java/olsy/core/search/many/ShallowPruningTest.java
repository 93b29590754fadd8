package olsy.core.search.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import olsy.core.game.Payoffs;
import olsy.core.game.tree.BestOrderedTree;
import olsy.core.game.tree.ManyNode;
import olsy.core.game.tree.RandomManyTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShallowPruningTest {

  private static final double SUM = 9;

  private static ManyResult<ManyNode> search(ManyNode tree) {
    return new ShallowPruning<>(ManyTrees.boundBy(SUM)).search(tree, 3);
  }

  private static ManyResult<ManyNode> definition(ManyNode tree) {
    return new MaxN<>(ManyTrees.unbound()).search(tree, 3);
  }

  /** The first player has 3, so 6 are left for the second one, who has 7: no more than 2 remain. */
  @Test
  void prunesWhatLeavesTooLittleForTheParent() {
    ManyNode c =
        ManyTrees.node(
            1, ManyTrees.leaf(1, 7, 1), ManyTrees.leaf(9, 0, 0), ManyTrees.leaf(0, 9, 0));
    ManyResult<ManyNode> found = search(ManyTrees.node(0, ManyTrees.leaf(3, 3, 3), c));
    assertEquals(List.of(3.0, 3.0, 3.0), found.values());
    assertEquals(List.of(2L, 2L), List.of(found.evaluations(), found.expansions()));
  }

  /**
   * a has 5, so d, whose third component is at least 5, cannot be the value of a. Still f must be
   * looked at: it says whether c is worth d or g, and g may be the value of a.
   */
  @Test
  void leavesDeepPruningOutBecauseItIsWrong() {
    ManyNode whereFDoesNotMatter = deep(ManyTrees.leaf(2, 3, 4));
    assertEquals(List.of(5.0, 2.0, 2.0), definition(whereFDoesNotMatter).values());
    ManyNode whereFMatters = deep(ManyTrees.leaf(3, 0, 6));
    assertEquals(List.of(6.0, 1.0, 2.0), definition(whereFMatters).values());
    for (ManyNode tree : List.of(whereFDoesNotMatter, whereFMatters)) {
      assertEquals(definition(tree).values(), search(tree).values());
      assertEquals(4, search(tree).evaluations());
    }
  }

  private static ManyNode deep(ManyNode f) {
    ManyNode d = ManyTrees.node(2, ManyTrees.leaf(2, 2, 5), f);
    ManyNode c = ManyTrees.node(1, d, ManyTrees.leaf(6, 1, 2));
    return ManyTrees.node(0, ManyTrees.leaf(5, 2, 2), c);
  }

  /** Theorem 1: Shallow(a, p, sum) = M(a, p). */
  @Test
  void findsWhatMaxNFinds() {
    int more = 0;
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(7);
      int sum = 1 + random.nextInt(9);
      ManyNode tree = ManyTrees.random(random, 2 + random.nextInt(4), depth, sum);
      ManyResult<ManyNode> defined = new MaxN<>(ManyTrees.unbound()).search(tree, depth);
      ManyResult<ManyNode> immediate =
          new ImmediatePruning<>(ManyTrees.boundBy(sum)).search(tree, depth);
      ManyResult<ManyNode> found = new ShallowPruning<>(ManyTrees.boundBy(sum)).search(tree, depth);
      assertEquals(defined.line(), found.line(), "seed " + seed);
      assertEquals(defined.values(), found.values(), "seed " + seed);
      assertTrue(found.evaluations() <= immediate.evaluations(), "seed " + seed);
      more += found.evaluations() < immediate.evaluations() ? 1 : 0;
    }
    assertTrue(more > 1000, more + " of 5000 trees were pruned further");
  }

  @Test
  void findsWhatMaxNFindsWithValuesThatAreNotWhole() {
    for (int seed = 0; seed < 300; seed++) {
      RandomManyTree.Shape shape = new RandomManyTree.Shape(2 + seed % 4, 1 + seed % 5, seed % 6);
      RandomManyTree tree = RandomManyTree.root(shape, seed);
      ManyResult<RandomManyTree> defined =
          new MaxN<>(RandomManyTree.PAYOFFS).search(tree, shape.depth());
      ManyResult<RandomManyTree> found =
          new ShallowPruning<>(RandomManyTree.PAYOFFS).search(tree, shape.depth());
      assertEquals(defined.line(), found.line(), "seed " + seed);
      assertEquals(defined.values(), found.values(), "seed " + seed);
    }
  }

  /**
   * Theorem 2: what shallow pruning evaluates every search that goes from left to right must
   * evaluate. For all that may be known when a leaf is reached, the leaf is evaluated if and only
   * if there are two values of it, and something to the right, with which the root's values differ.
   */
  @ParameterizedTest
  @CsvSource({"3, 2, 1", "3, 2, 2", "3, 2, 3", "4, 2, 3", "3, 1, 4"})
  void evaluatesNoLeafThatCannotMatter(int players, int sum, int depth) {
    SplittableRandom random = new SplittableRandom(1);
    Approach.all(
        players,
        sum,
        depth,
        approach -> {
          boolean evaluated = isEvaluated(approach);
          int tries = evaluated ? 100_000 : 20;
          boolean matters = false;
          for (int i = 0; i < tries && !matters; i++) {
            List<ManyNode> right = approach.anything(random);
            matters =
                !values(approach, approach.anyLeaf(random), right)
                    .equals(values(approach, approach.anyLeaf(random), right));
          }
          assertEquals(evaluated, matters, () -> "after " + approach);
        });
  }

  private static boolean isEvaluated(Approach approach) {
    ManyNode leaf = ManyTrees.leaf(new double[approach.players()]);
    boolean[] evaluated = {false};
    Payoffs<ManyNode> bound = ManyTrees.boundBy(approach.sum());
    Payoffs<ManyNode> noting =
        new Payoffs<>() {
          @Override
          public double[] values(ManyNode node) {
            evaluated[0] |= node == leaf;
            return bound.values(node);
          }

          @Override
          public OptionalDouble sum(ManyNode root, int depth) {
            return bound.sum(root, depth);
          }
        };
    ManyNode tree = approach.tree(leaf, approach.nothing());
    new ShallowPruning<>(noting).search(tree, approach.best().size());
    return evaluated[0];
  }

  private static List<Double> values(Approach approach, ManyNode leaf, List<ManyNode> right) {
    return new MaxN<>(ManyTrees.unbound())
        .search(approach.tree(leaf, right), approach.best().size())
        .values();
  }

  /**
   * Theorem 2 needs that something may come to the right. Where it is known that d is the last
   * successor of c, f cannot matter: a has 5, c has 3 and d has 2 of 10. Sturtevant's last-branch
   * pruning leaves it out (Last-Branch and Speculative Pruning Algorithms for Max^n).
   */
  @Test
  void evaluatesALeafThatCannotMatterOnALastBranch() {
    Approach approach =
        new Approach(
            3,
            10,
            List.of(ManyTrees.leaf(5, 0, 5), ManyTrees.leaf(0, 3, 7), ManyTrees.leaf(0, 8, 2)));
    assertTrue(isEvaluated(approach));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      assertEquals(
          List.of(5.0, 0.0, 5.0), values(approach, approach.anyLeaf(random), approach.nothing()));
    }
  }

  /** In the best case T(d) = T(d−1) + (b−1)·T(d−2), which grows by ½(1 + √(4b − 3)). */
  @Test
  void growsByTheRootOfTheRecurrenceInTheBestCase() {
    for (int players = 3; players <= 5; players++) {
      for (int branching = 2; branching <= 5; branching++) {
        long[] leaves = new long[11];
        leaves[0] = 1;
        leaves[1] = branching;
        for (int depth = 2; depth < leaves.length; depth++) {
          leaves[depth] = leaves[depth - 1] + (branching - 1) * leaves[depth - 2];
        }
        for (int depth = 0; depth < leaves.length; depth++) {
          BestOrderedTree tree = BestOrderedTree.root(players, branching, depth);
          ManyResult<BestOrderedTree> found =
              new ShallowPruning<>(BestOrderedTree.PAYOFFS).search(tree, depth);
          assertEquals(leaves[depth], found.evaluations(), branching + " to " + depth);
          assertEquals(tree.values(), found.values());
        }
        double growth = Math.sqrt((double) leaves[10] / leaves[8]);
        assertEquals((1 + Math.sqrt(4 * branching - 3)) / 2, growth, 0.03, "b = " + branching);
      }
    }
  }

  /** On the average it grows by b with three players; with two it does not (Knuth and Moore). */
  @Test
  void growsByTheBranchingFactorOnTheAverage() {
    int branching = 4;
    double three = growth(3, branching, 8);
    double two = growth(2, branching, 8);
    assertTrue(three > 0.97 * branching, "three players: " + three);
    assertTrue(two < 0.85 * branching, "two players: " + two);
  }

  /** From two plies less, by ply. */
  private static double growth(int players, int branching, int depth) {
    return Math.sqrt(leaves(players, branching, depth) / leaves(players, branching, depth - 2));
  }

  private static double leaves(int players, int branching, int depth) {
    RandomManyTree.Shape shape = new RandomManyTree.Shape(players, branching, depth);
    return LongStream.range(0, 10)
        .map(
            seed ->
                new ShallowPruning<>(RandomManyTree.PAYOFFS)
                    .search(RandomManyTree.root(shape, seed), depth)
                    .evaluations())
        .average()
        .orElseThrow();
  }

  @Test
  void needsABound() {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ShallowPruning<>(ManyTrees.unbound()).search(ManyTrees.X, 1));
    assertEquals(
        "max-n-shallow needs a bound on the sum of all players' values, and no value below 0",
        refused.getMessage());
  }
}
