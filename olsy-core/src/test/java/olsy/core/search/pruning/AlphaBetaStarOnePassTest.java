package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.RandomTrees;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;
import org.junit.jupiter.api.Test;

class AlphaBetaStarOnePassTest extends OnePassPruning {

  AlphaBetaStarOnePassTest() {
    super(AlphaBetaStarOnePass::new);
  }

  /** Corollary 2. */
  @Test
  void visitsTheLeavesOfAlphaBetaWhereAllBoundsAreZero() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int depth = random.nextInt(7);
      RandomTree tree = RandomTrees.tree(1 + random.nextInt(4), depth, 0, seed);
      Player<RandomTree> player = RandomTrees.player(level);
      SumBounds zero = RandomTrees.bounds(level, 0);
      SearchResult<RandomTree> alphaBeta =
          new AlphaBeta<>(player.strategy().evaluation()).search(tree, depth);
      SearchResult<RandomTree> found =
          new AlphaBetaStarOnePass<>(player, root -> zero).search(tree, depth);
      assertEquals(alphaBeta.value(), found.value(), 0, "seed " + seed);
      assertEquals(alphaBeta.line(), found.line(), "seed " + seed);
      assertEquals(alphaBeta.evaluations() * (level + 1), found.evaluations(), "seed " + seed);
      assertEquals(alphaBeta.expansions(), found.expansions(), "seed " + seed);
    }
  }
}
