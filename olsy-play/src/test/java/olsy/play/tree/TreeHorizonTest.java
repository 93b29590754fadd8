package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.model.MStarOnePassDepths;
import org.junit.jupiter.api.Test;

class TreeHorizonTest {

  private static final int HEIGHT = 5;

  @Test
  void aSearchAsksForValuesAtTheFrontierAndNowhereElse() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 500; i++) {
      int level = random.nextInt(4);
      int depth = random.nextInt(1, HEIGHT + 1);
      Player<Node> player = null;
      for (int model = 0; model <= level; model++) {
        player =
            new Player<>(
                new Strategy<>(new ModelValue<Node>(model), random.nextInt(1, HEIGHT + 1), 0),
                player);
      }
      MStarOnePassDepths<Node> search = new MStarOnePassDepths<>(player.strategies());
      Set<Integer> frontier = TreeHorizon.plies(player, depth);
      search.search(uniform(0, level, frontier), depth);
      for (int ply : frontier) {
        Set<Integer> fewer = new HashSet<>(frontier);
        fewer.remove(ply);
        Node root = uniform(0, level, fewer);
        assertThrows(
            ArrayIndexOutOfBoundsException.class,
            () -> search.search(root, depth),
            "player " + i + " of seed 4, no values at ply " + ply);
      }
    }
  }

  @Test
  void aPlayerWithoutModelsStopsAtItsDepth() {
    Player<Node> player = Player.zeroLevel(new Strategy<>(new ModelValue<>(0), 1, 0));
    assertEquals(Set.of(4), TreeHorizon.plies(player, 4));
  }

  private static Node uniform(int ply, int level, Set<Integer> valued) {
    double[] values = valued.contains(ply) ? new double[level + 1] : new double[0];
    Side side = ply % 2 == 0 ? Side.FIRST : Side.SECOND;
    return ply == HEIGHT
        ? new Node(side, values)
        : new Node(side, values, uniform(ply + 1, level, valued), uniform(ply + 1, level, valued));
  }
}
