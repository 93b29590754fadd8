package olsy.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

/** A search can live in any package. */
class GreedySearchTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerAlgorithm GREEDY = GreedySearches.GREEDY;
  private static final Strategy<Checkers> STRATEGY =
      new Strategy<>(
          new LinearEvaluation<>(
              GAME.features().covering(List.of("men")), 2, 3, 0, 0, 0, 0, 0, 0, 0, 0),
          3,
          0);
  private static final Search<Checkers> SEARCH = GREEDY.of(Player.zeroLevel(STRATEGY));

  @Test
  void looksAheadAsFarAsItIsAsked() {
    SearchResult<Checkers> found = SEARCH.search(GAME.start(), 5);
    assertEquals(6, found.line().size());
    assertEquals(5, found.expansions());
    assertTrue(Arrays.asList(GAME.start().successors()).contains(found.choice()));
    assertEquals(
        new Minimax<>(STRATEGY.evaluation()).search(GAME.start(), 1).choice(),
        SEARCH.search(GAME.start(), 1).choice());
  }

  @Test
  void isEndedByItsBudget() {
    SearchBudget budget = SearchBudget.ofEvaluations(20);
    assertThrows(SearchBudget.Stopped.class, () -> SEARCH.search(GAME.start(), 9, budget));
    SearchResult<Checkers> deepest =
        new IterativeDeepening<>(SEARCH).search(GAME.start(), 9, SearchBudget.ofEvaluations(100));
    assertTrue(deepest.depth() > 1 && deepest.depth() < 9, "depth " + deepest.depth());
  }

  @Test
  void saysHowFarItLooks() {
    assertEquals(3, GREEDY.horizons(Player.zeroLevel(STRATEGY)).own());
  }
}
