package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.pruning.SumBoundRule;
import org.junit.jupiter.api.Test;

class MStarOnePassTest {

  private static <P extends Position<P>> Search<P> subject(
      Player<P> player, SumBoundRule<? super P> unused) {
    return new MStarOnePass<>(ValueVector.of(player.evaluations()));
  }

  @Test
  void agreesWithMStarOnTrees() {
    MStarOracle.agreesOnTrees(MStarOnePassTest::subject);
  }

  @Test
  void agreesWithMStarOnTicTacToe() {
    MStarOracle.agreesOnTicTacToe(MStarOnePassTest::subject);
  }

  @Test
  void agreesWithMStarOnCheckers() {
    MStarOracle.agreesOnCheckers(MStarOnePassTest::subject);
  }

  @Test
  void findsTheValueOfTheWorkedTree() {
    SearchResult<Node> result =
        subject(RandomNodes.unbound(2), null).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(10, result.value());
    assertSame(WorkedTrees.C, result.choice());
    assertSame(WorkedTrees.G, result.line().get(2));
    assertSame(WorkedTrees.G.successors()[0], result.dominant(), "node n");
    assertEquals(24, result.evaluations());
    assertEquals(7, result.expansions());
  }

  /** The vector ⟨7, −8, 10⟩ of node e. */
  @Test
  void backsUpTheVectorStatedForNodeE() {
    ModelValues<Node> values =
        new ModelValues<>(
            ValueVector.of(RandomNodes.unbound(2).evaluations()),
            WorkedTrees.E.toMove(),
            1,
            SearchBudget.unlimited());
    values.begin(0);
    for (Node leaf : WorkedTrees.E.successors()) {
      values.evaluate(leaf, 1);
      values.backUp(leaf, 0);
    }
    assertEquals(7, values.get(0, 2));
    assertEquals(-8, values.get(0, 1));
    assertEquals(10, values.get(0, 0));
    assertEquals(-10, values.get(0, -1), "the tail");
  }

  /** (n + 1)·b^d, footnote 5 of the pruning paper. */
  @Test
  void evaluatesEveryLeafForEveryModel() {
    for (int level = 0; level <= 2; level++) {
      RandomTree tree = RandomTrees.tree(3, 5, 100, level);
      SearchResult<RandomTree> result = subject(RandomTrees.player(level), null).search(tree, 5);
      assertEquals((level + 1) * 243L, result.evaluations());
      assertEquals(121, result.expansions());
    }
  }
}
