package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import org.junit.jupiter.api.Test;

class IterativeDeepeningTest {

  private static final RandomTree TREE = RandomTrees.tree(4, 8, 100, 1);
  private static final Search<RandomTree> ALPHA_BETA =
      new AlphaBeta<>(RandomTrees.player(0).strategy().evaluation());
  private static final Search<RandomTree> DEEPENING = new IterativeDeepening<>(ALPHA_BETA);

  @Test
  void answersAsTheDeepestSearch() {
    SearchResult<RandomTree> deepest = ALPHA_BETA.search(TREE, 6);
    SearchResult<RandomTree> result = DEEPENING.search(TREE, 6);
    assertEquals(deepest.value(), result.value());
    assertEquals(deepest.line(), result.line());
    assertEquals(6, result.depth());
  }

  @Test
  void countsTheCostOfAllSearches() {
    long expansions = 0;
    long evaluations = 0;
    for (int depth = 1; depth <= 6; depth++) {
      SearchResult<RandomTree> one = ALPHA_BETA.search(TREE, depth);
      expansions += one.expansions();
      evaluations += one.evaluations();
    }
    SearchResult<RandomTree> result = DEEPENING.search(TREE, 6);
    assertEquals(expansions, result.expansions());
    assertEquals(evaluations, result.evaluations());
  }

  @Test
  void answersWithTheLastSearchThatWasFinished() {
    for (int most = 7; most < 2000; most += 7) {
      SearchBudget budget = SearchBudget.ofEvaluations(most);
      SearchResult<RandomTree> result = DEEPENING.search(TREE, 8, budget);
      SearchResult<RandomTree> finished = ALPHA_BETA.search(TREE, result.depth());
      assertEquals(finished.value(), result.value(), "limit " + most);
      assertEquals(finished.line(), result.line(), "limit " + most);
      assertTrue(result.evaluations() <= most + 4, "limit " + most + ": " + result.evaluations());
      long next = DEEPENING.search(TREE, result.depth() + 1).evaluations();
      assertTrue(result.depth() == 8 || next > most, "limit " + most + " allows more");
    }
  }

  @Test
  void movesWhereNotEvenTheFirstSearchIsFinished() {
    SearchResult<RandomTree> result = DEEPENING.search(TREE, 8, SearchBudget.ofEvaluations(0));
    assertEquals(0, result.depth());
    assertEquals(1, result.evaluations());
    assertEquals(ALPHA_BETA.search(TREE, 0).value(), result.value());
    assertEquals(TREE.successors()[0], result.choice());
    assertEquals(TREE, result.dominant());
    SearchBudget late = SearchBudget.ofTime(Duration.ZERO, () -> 5);
    assertNotNull(DEEPENING.search(TREE, 8, late).choice());
    assertNotNull(DEEPENING.search(TREE, 8, stopped()).choice());
  }

  private static SearchBudget stopped() {
    SearchBudget budget = SearchBudget.unlimited();
    budget.stop();
    return budget;
  }

  /** Each look at the clock moves it on. */
  @Test
  void endsAtATime() {
    AtomicLong clock = new AtomicLong();
    SearchBudget budget = SearchBudget.ofTime(Duration.ofNanos(10), clock::getAndIncrement);
    SearchResult<RandomTree> result = DEEPENING.search(TREE, 8, budget);
    assertTrue(result.depth() < 8, "depth " + result.depth());
    assertTrue(result.depth() > 3, "depth " + result.depth());
  }

  @Test
  void canBeStoppedFromOutside() {
    SearchBudget budget = SearchBudget.unlimited();
    RandomTree endless = RandomTrees.tree(4, 60, 100, 1);
    Search<RandomTree> stopping =
        (root, depth, within) -> {
          if (depth == 4) {
            within.stop();
          }
          return ALPHA_BETA.search(root, depth, within);
        };
    SearchResult<RandomTree> result =
        new IterativeDeepening<>(stopping).search(endless, 60, budget);
    assertNotNull(result.choice());
    assertTrue(result.depth() >= 3 && result.depth() < 60, "depth " + result.depth());
  }

  @Test
  void looksNoFurtherThanItMay() {
    assertEquals(0, DEEPENING.search(TREE, 0).depth());
    assertEquals(1, DEEPENING.search(TREE, 1).depth());
  }
}
