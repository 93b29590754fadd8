package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Score;
import olsy.core.game.Side;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.search.RandomNodes;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import org.junit.jupiter.api.Test;

class M1Test {

  private static M1<Node> m1(List<Strategy<Node>> models) {
    return new M1<>(models.get(1).evaluation(), models.get(0));
  }

  @Test
  void playsTheWorkedTree() {
    SearchResult<Node> result =
        m1(RandomNodes.unbound(1).strategies()).search(WorkedTrees.FIGURE_1, 3);
    Node b = WorkedTrees.FIGURE_1.successors()[0];
    Node e = b.successors()[1];
    assertEquals(9, result.value());
    assertEquals(
        List.of(WorkedTrees.FIGURE_1, b, e, e.successors()[0]),
        result.line(),
        "the player prefers j, where the opponent expects k");
  }

  @Test
  void isMStarOfOneLevel() {
    for (int seed = 0; seed < MStarOracle.TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(7);
      Node tree =
          new RandomNodes(1, random.nextBoolean(), 4, random.nextInt(10)).tree(random, height);
      List<Strategy<Node>> models =
          RandomNodes.player(1 + random.nextInt(5), RandomNodes.UNBOUND).strategies();
      SearchResult<Node> expected = new MStar<>(models).search(tree, height);
      SearchResult<Node> found = m1(models).search(tree, height);
      assertEquals(expected.value(), found.value(), 0, "seed " + seed);
      assertEquals(expected.line(), found.line(), "seed " + seed);
    }
  }

  @Test
  void countsWinsFromTheRoot() {
    TicTacToe twoInARow = new TicTacToe(0b000_000_011, 0b000_011_000, Side.FIRST);
    Strategy<TicTacToe> model = new Strategy<>((s, side) -> 0, 5, 0);
    M1<TicTacToe> m1 = new M1<>(model.evaluation(), model);
    SearchResult<TicTacToe> result = m1.search(twoInARow, 5);
    assertEquals(Score.WIN - 1, result.value());
    assertSame(result.choice(), result.dominant());
  }
}
