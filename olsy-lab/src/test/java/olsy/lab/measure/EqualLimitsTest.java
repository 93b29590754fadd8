package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.SearchResult;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Found;
import olsy.lab.measure.EqualLimits.Limited;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Weights;
import olsy.lab.pruning.Table1;
import olsy.lab.report.EqualResources;
import olsy.learning.players.ModelFolder;
import org.junit.jupiter.api.Test;

class EqualLimitsTest {

  /** Without a weight of Total the functions are zero-sum: αβ* is αβ, and the match is even. */
  @Test
  void withoutTotalBothAreTheSame() {
    EqualLimits limits = new EqualLimits(new Tournament(8, 1));
    Limited even = limits.measure(PruningSearches.ALPHA_BETA_STAR, Weights.of("samuel-1"), 0, 150);
    assertEquals(1, even.points().mean(), even.toString());
    assertEquals(even.alphaBetaDepth(), even.depth(), even.toString());
  }

  @Test
  void moreLeavesLookFurther() {
    List<Limited> rows =
        Found.of(new Table1(8, List.of(50, 400), List.of(0.04)), 1).of(Limited.class);
    Limited few = rows.get(0);
    Limited many = rows.get(1);
    assertTrue(few.depth() < many.depth(), rows.toString());
    assertTrue(few.alphaBetaDepth() < many.alphaBetaDepth(), rows.toString());
    assertTrue(many.depth() < many.alphaBetaDepth(), "αβ prunes more: " + many);
    for (Limited row : rows) {
      assertEquals(8, row.wins() + row.draws() + row.losses(), row.toString());
    }
  }

  @Test
  void theReportsTournamentHasBothAlgorithms() {
    List<Limited> rows =
        Found.of(new EqualResources(4, List.of(60), List.of(0.004)), 1).of(Limited.class);
    assertEquals(
        List.of("alpha-beta-star-report", "alpha-beta-star"),
        rows.stream().map(Limited::search).toList());
  }

  /** The last node's successors may pass the limit. */
  @Test
  void keepsToTheLimit() {
    EnglishCheckers game = new EnglishCheckers();
    SearchResult<?> result =
        new LimitedSearch<>(ModelFolder.installed().player("samuel-1").search(game), 300)
            .search(game.start(), 20);
    assertTrue(250 < result.evaluations() && result.evaluations() < 300 + 20, "" + result);
    assertTrue(1 < result.depth() && result.depth() < 20, "" + result);
  }
}
