package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

class MTest {

  /** Figure 1 of the report: φ answers b with d and c with e. */
  @Test
  void playsTheWorkedTree() {
    Node d = WorkedTrees.player(WorkedTrees.leaf(6), WorkedTrees.leaf(2));
    Node e = WorkedTrees.player(WorkedTrees.leaf(8), WorkedTrees.leaf(-1));
    Node other = WorkedTrees.player(WorkedTrees.leaf(9), WorkedTrees.leaf(9));
    Node b = WorkedTrees.opponent(other, d);
    Node c = WorkedTrees.opponent(e, other);
    Node a = WorkedTrees.player(b, c);
    M.Opponent<Node> opponent = (s, depth, budget) -> s == b ? d : e;
    SearchResult<Node> result = new M<>(new ModelValue<Node>(0), opponent).search(a, 3);
    assertEquals(8, result.value());
    assertEquals(List.of(a, c, e, e.successors()[0]), result.line());
    assertEquals(4, result.evaluations(), "only those behind the replies");
    assertEquals(3, result.expansions());
  }

  /** With M^(n−1) for an opponent, M is M^n: the definition of M*. */
  @Test
  void isMStarAgainstAnOpponentWhoSearches() {
    for (int seed = 0; seed < MStarOracle.TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] depths = random.ints(1 + random.nextInt(4), 1, 5).toArray();
      int height = random.nextInt(6);
      Node tree =
          new RandomNodes(
                  depths.length - 1, random.nextBoolean(), 4, random.nextInt(2) == 0 ? 0 : 9)
              .tree(random, height);
      List<Strategy<Node>> models = RandomNodes.player(depths).strategies();
      SearchResult<Node> expected = new MStar<>(models).search(tree, height);
      SearchResult<Node> found = nested(models).search(tree, height);
      assertEquals(expected.value(), found.value(), 0, "seed " + seed);
      assertEquals(expected.line(), found.line(), "seed " + seed);
    }
  }

  private static Search<Node> nested(List<Strategy<Node>> models) {
    Search<Node> search = new Minimax<>(models.get(0).evaluation());
    boolean zeroLevel = true;
    for (Strategy<Node> strategy : models) {
      if (!zeroLevel) {
        Search<Node> model = search;
        int modelDepth = models.get(models.indexOf(strategy) - 1).depth();
        search =
            new M<>(
                strategy.evaluation(),
                (s, depth, budget) ->
                    model.search(s, Math.min(depth, modelDepth), budget).choice());
      }
      zeroLevel = false;
    }
    return search;
  }

  @Test
  void seesTerminalPositionsBeforeItAsksTheOpponent() {
    Node end = WorkedTrees.leaf(3);
    Node a = WorkedTrees.player(end);
    List<Node> asked = new ArrayList<>();
    M.Opponent<Node> opponent =
        (s, depth, budget) -> {
          asked.add(s);
          return s.successors()[0];
        };
    SearchResult<Node> result = new M<>(new ModelValue<Node>(0), opponent).search(a, 5);
    assertEquals(3, result.value());
    assertSame(end, result.dominant());
    assertEquals(List.of(), asked);
  }
}
