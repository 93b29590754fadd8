package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.eval.Evaluation;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;

/** Random uniform trees as the pruning paper's experiments use them, and players for them. */
final class RandomTrees {

  static final double RANGE = 10_000;

  private RandomTrees() {}

  static RandomTree tree(int branching, int depth, double sumBound, long seed) {
    return RandomTree.root(new RandomTree.Shape(branching, depth, sumBound, RANGE), seed);
  }

  static Player<RandomTree> player(int level) {
    List<Evaluation<RandomTree>> models = new ArrayList<>();
    for (int j = 0; j <= level; j++) {
      models.add(new ModelValue<>(j));
    }
    return RandomNodes.playerOf(models);
  }

  static SumBounds bounds(int level, double sumBound) {
    double[] bounds = new double[level];
    Arrays.fill(bounds, sumBound);
    return SumBounds.of(bounds);
  }
}
