package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.tree.Node;
import olsy.core.search.SearchResult;
import olsy.core.search.WorkedTrees;
import org.junit.jupiter.api.Test;

class AlphaBetaStarReportTest extends OnePassPruning {

  AlphaBetaStarReportTest() {
    super(AlphaBetaStarReport::new);
  }

  /** Cutoffs of all models handed down to all nodes below, as the figure does it, give 0 here. */
  @Test
  void doesNotPruneWhereAModelChoosesAfresh() {
    SearchResult<Node> result = search(WorkedTrees.FIGURE_19, WorkedTrees.FIGURE_19_BOUNDS, 7);
    assertEquals(1, result.value());
  }
}
