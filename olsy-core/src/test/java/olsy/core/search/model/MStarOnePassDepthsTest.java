package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.pruning.SumBoundRule;
import org.junit.jupiter.api.Test;

class MStarOnePassDepthsTest {

  private static <P extends Position<P>> Search<P> subject(
      Player<P> player, SumBoundRule<? super P> unused) {
    return new MStarOnePassDepths<>(player.strategies());
  }

  @Test
  void agreesWithMStarOnTrees() {
    MStarOracle.agreesOnTrees(MStarOnePassDepthsTest::subject);
  }

  @Test
  void agreesWithMStarOnTreesWithDepths() {
    MStarOracle.agreesOnTreesWithDepths(MStarOnePassDepthsTest::subject);
  }

  @Test
  void agreesWithMStarOnTicTacToe() {
    MStarOracle.agreesOnTicTacToe(MStarOnePassDepthsTest::subject);
  }

  @Test
  void agreesWithMStarOnCheckers() {
    MStarOracle.agreesOnCheckers(MStarOnePassDepthsTest::subject);
  }

  @Test
  void agreesWithMStarOnTreesWithTieRules() {
    MStarOracle.agreesOnTreesWithTieRules(MStarOnePassDepthsTest::subject);
  }

  @Test
  void agreesWithMStarOnCheckersWithTieRules() {
    MStarOracle.agreesOnCheckersWithTieRules(MStarOnePassDepthsTest::subject);
  }

  @Test
  void expandsEveryNodeOnceAndEvaluatesNoFunctionTwice() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] depths = random.ints(1 + random.nextInt(4), 1, 5).toArray();
      int height = random.nextInt(6);
      Node tree = new RandomNodes(depths.length - 1, true, 9, 9).tree(random, height);
      SearchResult<Node> result =
          new MStarOnePassDepths<>(RandomNodes.player(depths).strategies()).search(tree, height);
      assertEquals(inner(tree), result.expansions(), "seed " + seed);
      assertTrue(
          result.evaluations() <= depths.length * nodes(tree),
          "seed " + seed + ": " + result.evaluations());
    }
  }

  private static long inner(Node node) {
    long inner = node.isTerminal() ? 0 : 1;
    for (Node successor : node.successors()) {
      inner += inner(successor);
    }
    return inner;
  }

  private static long nodes(Node node) {
    long nodes = 1;
    for (Node successor : node.successors()) {
      nodes += nodes(successor);
    }
    return nodes;
  }

  /** The inner nodes of the worked tree carry no values. */
  @Test
  void evaluatesWhereItNeedsTo() {
    SearchResult<Node> result =
        new MStarOnePassDepths<>(RandomNodes.unbound(2).strategies())
            .search(WorkedTrees.FIGURE_2, 3);
    assertEquals(10, result.value());
    assertEquals(WorkedTrees.C, result.choice());
    assertEquals(24, result.evaluations());
    assertEquals(7, result.expansions());
  }

  /** A model that looks one ply ahead is asked for no more than the value of its own successors. */
  @Test
  void evaluatesAShallowModelAtItsOwnHorizon() {
    Node tree = uniform(4, 1);
    SearchResult<Node> result =
        new MStarOnePassDepths<>(RandomNodes.player(1, 4).strategies()).search(tree, 4);
    int frontier = 16;
    int replies = 4;
    assertEquals(frontier + frontier + replies, result.evaluations());
  }

  private static Node uniform(int height, double value) {
    double[] values = {value, -value};
    return height == 0
        ? new Node(Side.FIRST, values)
        : new Node(
            height % 2 == 0 ? Side.FIRST : Side.SECOND,
            values,
            uniform(height - 1, 2 * value),
            uniform(height - 1, 2 * value + 1));
  }
}
