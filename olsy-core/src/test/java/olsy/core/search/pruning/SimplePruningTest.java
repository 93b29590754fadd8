package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStar;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

class SimplePruningTest {

  private static <P extends Position<P>> Search<P> subject(
      Player<P> player, SumBoundRule<? super P> unused) {
    return new SimplePruning<>(player.strategies());
  }

  @Test
  void agreesWithMStarOnTrees() {
    MStarOracle.agreesOnTrees(SimplePruningTest::subject);
  }

  @Test
  void agreesWithMStarOnTreesWithDepths() {
    MStarOracle.agreesOnTreesWithDepths(SimplePruningTest::subject);
  }

  @Test
  void agreesWithMStarOnTicTacToe() {
    MStarOracle.agreesOnTicTacToe(SimplePruningTest::subject);
  }

  @Test
  void agreesWithMStarOnCheckers() {
    MStarOracle.agreesOnCheckers(SimplePruningTest::subject);
  }

  @Test
  void agreesOnTheWorkedTree() {
    List<Strategy<Node>> models = RandomNodes.unbound(2).strategies();
    SearchResult<Node> result = new SimplePruning<>(models).search(WorkedTrees.FIGURE_2, 3);
    assertEquals(10, result.value());
    assertEquals(WorkedTrees.C, result.choice());
  }

  @Test
  void staysUnderTheUpperBoundOfLemma2() {
    for (int level = 0; level <= 2; level++) {
      for (int branching = 2; branching <= 4; branching++) {
        for (int depth = level + 1; depth <= 6; depth++) {
          RandomTree tree = RandomTrees.tree(branching, depth, Double.POSITIVE_INFINITY, depth);
          List<Strategy<RandomTree>> models = RandomTrees.player(level).strategies();
          long evaluations = new SimplePruning<>(models).search(tree, depth).evaluations();
          double bound =
              Math.pow(branching / (branching - 1.0), level) * Math.pow(branching, depth);
          assertTrue(
              evaluations <= bound,
              "level " + level + ", b " + branching + ", d " + depth + ": " + evaluations);
          assertTrue(evaluations <= new MStar<>(models).search(tree, depth).evaluations());
        }
      }
    }
  }
}
