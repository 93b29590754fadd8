package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import olsy.core.search.model.MStarOnePass;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

/** What holds of every search that prunes one pass with all models by sum-bounds. */
abstract class OnePassPruning {

  private final MStarOracle.Subject subject;

  OnePassPruning(MStarOracle.Subject subject) {
    this.subject = subject;
  }

  final SearchResult<Node> search(Node tree, SumBounds bounds, int depth) {
    return subject.of(RandomNodes.unbound(bounds.level()), root -> bounds).search(tree, depth);
  }

  @Test
  void agreesWithMStarOnTrees() {
    MStarOracle.agreesOnTrees(subject);
  }

  @Test
  void agreesWithMStarOnTicTacToe() {
    MStarOracle.agreesOnTicTacToe(subject);
  }

  @Test
  void agreesWithMStarOnCheckers() {
    MStarOracle.agreesOnCheckers(subject);
  }

  @Test
  void prunesShallow() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_5_RIGHT, WorkedTrees.FIGURE_5_BOUNDS, 2);
    assertEquals(8, result.value());
    assertSame(WorkedTrees.FIGURE_5_RIGHT.successors()[0], result.choice());
    assertEquals(3 * 2, result.evaluations(), "leaves d, e and f, two models");
  }

  @Test
  void prunesDeepWhereAllModelsAgree() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_10, WorkedTrees.FIGURE_10_BOUNDS, 4);
    assertEquals(7, result.value());
    assertSame(WorkedTrees.FIGURE_10.successors()[0], result.choice());
    assertEquals(4 * 4, result.evaluations(), "leaves b, g, h and i, four models");
  }

  @Test
  void prunesNothingWhereOneModelDoesNotAgree() {
    SumBounds looseForThePlayer = SumBounds.of(2, 6, 6);
    SumBounds looseForTheModel = SumBounds.of(4, 6, 3);
    assertEquals(5 * 4, search(WorkedTrees.FIGURE_10, looseForThePlayer, 4).evaluations());
    assertEquals(5 * 4, search(WorkedTrees.FIGURE_10, looseForTheModel, 4).evaluations());
  }

  @Test
  void evaluatesNoMoreThanWithoutPruning() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      int depth = random.nextInt(7);
      double sumBound = RandomTrees.RANGE * random.nextDouble();
      RandomTree tree = RandomTrees.tree(1 + random.nextInt(4), depth, sumBound, seed);
      Player<RandomTree> player = RandomTrees.player(level);
      SumBounds bounds = RandomTrees.bounds(level, sumBound);
      long pruned = subject.of(player, root -> bounds).search(tree, depth).evaluations();
      long full =
          new MStarOnePass<>(ValueVector.of(player.evaluations()))
              .search(tree, depth)
              .evaluations();
      assertTrue(pruned <= full, "seed " + seed + ": " + pruned + " > " + full);
    }
  }

  @Test
  void refusesModelsThatLookLessFar() {
    Search<Node> search = subject.of(RandomNodes.player(1, 3), root -> WorkedTrees.FIGURE_5_BOUNDS);
    assertThrows(
        IllegalArgumentException.class, () -> search.search(WorkedTrees.FIGURE_5_RIGHT, 3));
  }
}
