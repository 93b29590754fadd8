package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.pruning.SumBounds;

/** Random uniform trees as the pruning paper's experiments use them, and players for them. */
public final class RandomTrees {

  public static final double RANGE = 10_000;

  private RandomTrees() {}

  public static RandomTree tree(int branching, int depth, double sumBound, long seed) {
    return RandomTree.root(new RandomTree.Shape(branching, depth, sumBound, RANGE), seed);
  }

  public static Player<RandomTree> player(int level) {
    List<Evaluation<RandomTree>> models = new ArrayList<>();
    for (int j = 0; j <= level; j++) {
      models.add(new ModelValue<>(j));
    }
    return RandomNodes.playerOf(models);
  }

  public static SumBounds bounds(int level, double sumBound) {
    double[] bounds = new double[level];
    Arrays.fill(bounds, sumBound);
    return SumBounds.of(bounds);
  }
}
