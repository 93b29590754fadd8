package olsy.core.search.many;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Side;
import olsy.core.game.tree.ManyNode;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomManyTree;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStar;
import olsy.core.search.model.MStarOnePass;
import org.junit.jupiter.api.Test;

class MaxNTest {

  private static ManyResult<ManyNode> search(ManyNode tree, int depth) {
    return new MaxN<>(ManyTrees.unbound()).search(tree, depth);
  }

  @Test
  void backsUpTheVectorsOfFigure6_4() {
    assertEquals(List.of(1.0, 2.0, 6.0), search(ManyTrees.X, 1).values());
    ManyNode root = ManyTrees.FIGURE_6_4;
    ManyNode[] b = root.successors();
    assertEquals(List.of(1.0, 2.0, 6.0), search(b[0], 2).values());
    assertEquals(List.of(1.0, 5.0, 2.0), search(b[1], 2).values());
    ManyResult<ManyNode> found = search(root, 3);
    assertEquals(List.of(1.0, 2.0, 6.0), found.values());
    assertSame(b[0], found.choice().orElseThrow(), "the leftmost of two moves worth 1");
    assertEquals(List.of(root, b[0], ManyTrees.X, ManyTrees.X.successors()[0]), found.line());
    assertEquals(List.of(8L, 7L), List.of(found.evaluations(), found.expansions()));
  }

  @Test
  void choosesNothingWhereThereIsNothingToChoose() {
    ManyResult<ManyNode> found = search(ManyTrees.leaf(1, 2), 3);
    assertTrue(found.choice().isEmpty());
    assertEquals(List.of(1.0, 2.0), found.values());
    assertEquals(List.of(1L, 0L), List.of(found.evaluations(), found.expansions()));
  }

  @Test
  void evaluatesEveryLeaf() {
    RandomManyTree tree = RandomManyTree.root(new RandomManyTree.Shape(4, 3, 5), 1);
    ManyResult<RandomManyTree> found = new MaxN<>(RandomManyTree.PAYOFFS).search(tree, 5);
    assertEquals(List.of(243L, 121L), List.of(found.evaluations(), found.expansions()));
  }

  @Test
  void endsWithItsBudget() {
    RandomManyTree tree = RandomManyTree.root(new RandomManyTree.Shape(3, 3, 5), 1);
    SearchBudget budget = SearchBudget.ofEvaluations(100);
    assertThrows(
        SearchBudget.Stopped.class,
        () -> new MaxN<>(RandomManyTree.PAYOFFS).search(tree, 5, budget));
    assertTrue(budget.evaluations() < 110, "" + budget.evaluations());
  }

  /**
   * "We can use M* to simulate MAXN for the case of two players by using the player P1 = (f1, (f2,
   * (f1, (f2, …))))" (Carmel and Markovitch, Learning and Using Opponent Models, Section 2.6; the
   * pruning paper says it of M*_1p).
   */
  @Test
  void isMStarOfAPlayerWhoseModelsAreTheTwoPlayers() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 1 + random.nextInt(5);
      ManyNode tree = ManyTrees.random(random, 2, depth, 1 + random.nextInt(9));
      ManyResult<ManyNode> found = search(tree, depth);
      Node models = models(tree, depth);
      Player<Node> player = RandomNodes.unbound(depth);
      for (SearchResult<Node> simulated :
          List.of(
              new MStar<>(player.strategies()).search(models, depth),
              new MStarOnePass<>(ValueVector.of(player.evaluations())).search(models, depth))) {
        assertEquals(found.values().get(0), simulated.value(), "seed " + seed);
        assertEquals(
            Arrays.asList(tree.successors()).indexOf(found.choice().orElseThrow()),
            Arrays.asList(models.successors()).indexOf(simulated.choice()),
            "seed " + seed);
      }
    }
  }

  /**
   * The same tree: model n has the values of the first player, model n − 1 the other's, and so on.
   */
  private static Node models(ManyNode tree, int level) {
    double[] values = new double[tree.isTerminal() ? level + 1 : 0];
    if (tree.isTerminal()) {
      double[] both = ManyTrees.unbound().values(tree);
      for (int model = 0; model <= level; model++) {
        values[model] = both[(level - model) % 2];
      }
    }
    return new Node(
        tree.toMove() == 0 ? Side.FIRST : Side.SECOND,
        values,
        Arrays.stream(tree.successors())
            .map(successor -> models(successor, level))
            .toArray(Node[]::new));
  }

  /**
   * Table 1 of the report: at node e of its Figure 6 the third player of max^n moves, and ⟨10, −8,
   * 4⟩ comes from one leaf. M*_1p has ⟨10, −8, 7⟩: the player chooses for itself.
   */
  @Test
  void takesAllValuesFromOneLeafWhereMStarDoesNot() {
    ManyNode e = ManyTrees.node(2, ManyTrees.leaf(4, -8, 10), ManyTrees.leaf(7, 1, 6));
    assertEquals(List.of(4.0, -8.0, 10.0), search(e, 1).values(), "f2, f1, f0");
    SearchResult<Node> onePass =
        new MStarOnePass<>(ValueVector.of(RandomNodes.unbound(2).evaluations()))
            .search(WorkedTrees.E, 1);
    assertEquals(7, onePass.value());
  }
}
