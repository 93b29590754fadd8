package olsy.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.game.TieOrder;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import org.junit.jupiter.api.Test;

class DeliberationTest {
  private static final ModelValue<Node> F = new ModelValue<>(0);

  /** The last first. */
  private static final TieOrder<Node> REVERSED =
      new TieOrder<>() {
        @Override
        public String name() {
          return "reversed";
        }

        @Override
        public int rank(Node position, Node successor) {
          return -Arrays.asList(position.successors()).indexOf(successor);
        }

        @Override
        public List<TieOrder<Node>> neighbours() {
          return List.of();
        }
      };

  @Test
  void isAlphaBetaInTheGamesOrder() {
    for (int seed = 0; seed < 2000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = random.nextInt(5);
      Node root = new RandomNodes(0, true, 3, 0).tree(random, 4);
      SearchResult<Node> expected = new AlphaBeta<Node>(F).search(root, depth);
      SearchResult<Node> found = new Deliberation<>(new Strategy<>(F, 4, 0)).search(root, depth);
      assertEquals(expected.line(), found.line(), "seed " + seed);
      assertEquals(expected.value(), found.value(), "seed " + seed);
      assertEquals(depth, found.depth(), "seed " + seed);
    }
  }

  @Test
  void successorsHaveTheirExactValues() {
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Node root = new RandomNodes(0, true, 9, 0).tree(random, 4);
      int depth = 1 + random.nextInt(4);
      List<SearchResult<Node>> found =
          new Deliberation<>(new Strategy<>(F, 4, 0))
              .successors(Arrays.asList(root.successors()), depth, Meter.unlimited());
      for (int i = 0; i < found.size(); i++) {
        Node only = new Node(root.toMove(), new double[1], root.successors()[i]);
        SearchResult<Node> alone = new Minimax<Node>(F).search(only, depth);
        assertEquals(alone.value(), found.get(i).value(), "seed " + seed);
        assertEquals(alone.dominant(), found.get(i).dominant(), "seed " + seed);
      }
    }
  }

  @Test
  void breaksTiesByItsRule() {
    int different = 0;
    TieRule<Node> rule = new TieRule<>(1, Optional.of(REVERSED), Optional.of(REVERSED));
    for (int seed = 0; seed < 1000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Node root = new RandomNodes(0, true, 4, 0).tree(random, 3);
      Strategy<Node> strategy = new Strategy<>(F, 3, 0, rule, 0);
      List<SearchResult<Node>> successors =
          new Deliberation<>(strategy)
              .successors(Arrays.asList(root.successors()), 3, Meter.unlimited());
      double best = successors.stream().mapToDouble(SearchResult::value).max().orElseThrow();
      List<Node> good = new ArrayList<>();
      for (SearchResult<Node> successor : successors) {
        if (successor.value() >= best - 1) {
          good.add(successor.line().get(0));
        }
      }
      SearchResult<Node> found = new Deliberation<>(strategy).search(root, 3);
      assertEquals(good.get(good.size() - 1), found.choice(), "seed " + seed);
      different += good.size() > 1 ? 1 : 0;
    }
    assertTrue(different > 100, different + " ties");
  }
}
