package olsy.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.minimax.Minimax;
import org.junit.jupiter.api.Test;

class SearchBudgetTest {

  private static final RandomTree TREE = RandomTrees.tree(3, 10, 0, 1);
  private static final Search<RandomTree> MINIMAX = new Minimax<>(new ModelValue<>(0));

  private static void isStopped(SearchBudget budget) {
    assertThrows(SearchBudget.Stopped.class, () -> MINIMAX.search(TREE, 10, budget));
  }

  @Test
  void countsARowOfSearches() {
    SearchBudget budget = SearchBudget.unlimited();
    MINIMAX.search(TREE, 2, budget);
    MINIMAX.search(TREE, 3, budget);
    assertEquals(9 + 27, budget.evaluations());
    assertEquals(4 + 13, budget.expansions());
  }

  @Test
  void endsASearchAtANumberOfEvaluations() {
    SearchBudget budget = SearchBudget.ofEvaluations(1000);
    isStopped(budget);
    assertTrue(1000 <= budget.evaluations() && budget.evaluations() < 1003, "one node too many");
  }

  @Test
  void endsASearchAtATime() {
    AtomicLong clock = new AtomicLong(77);
    SearchBudget budget = SearchBudget.ofTime(Duration.ofNanos(3), clock::getAndIncrement);
    isStopped(budget);
    assertTrue(budget.expansions() < 29524, "the tree has 29524 inner nodes");
  }

  @Test
  void endsASearchAtWhicheverLimitComesFirst() {
    AtomicLong clock = new AtomicLong(77);
    SearchBudget little =
        SearchBudget.of(1000, Duration.ofDays(1), Duration.ofDays(1), clock::getAndIncrement);
    isStopped(little);
    assertTrue(little.evaluations() < 1003, "one node too many");
    SearchBudget soon =
        SearchBudget.of(
            Long.MAX_VALUE, Duration.ofNanos(3), Duration.ofNanos(3), clock::getAndIncrement);
    isStopped(soon);
    assertTrue(soon.expansions() < 29524, "the tree has 29524 inner nodes");
  }

  @Test
  void aPartEndsByItselfAndWithTheWhole() {
    SearchBudget whole = SearchBudget.ofEvaluations(1000);
    SearchBudget part = whole.part(100);
    isStopped(part);
    assertTrue(part.evaluations() < 103, "the limit of the part");
    whole.add(part);
    SearchBudget rest = whole.part(5000);
    isStopped(rest);
    assertTrue(part.evaluations() + rest.evaluations() < 1003, "the limit of the whole");
    SearchBudget ended = SearchBudget.unlimited();
    ended.stop();
    isStopped(ended.part(Long.MAX_VALUE));
  }

  @Test
  void expectsAsManyEvaluationsAsTheTimeAllows() {
    assertEquals(Long.MAX_VALUE, SearchBudget.unlimited().expectedEvaluations());
    assertEquals(70, SearchBudget.ofEvaluations(70).expectedEvaluations());
    AtomicLong clock = new AtomicLong(5);
    SearchBudget timed =
        SearchBudget.of(5000, Duration.ofNanos(1000), Duration.ofNanos(1000), clock::get);
    assertEquals(5000, timed.expectedEvaluations(), "nothing is known of the pace");
    timed.evaluate(30);
    clock.addAndGet(10);
    assertEquals(3000, timed.expectedEvaluations());
  }

  @Test
  void endsASearchThatIsStopped() {
    SearchBudget budget = SearchBudget.unlimited();
    budget.stop();
    isStopped(budget);
  }

  @Test
  void endsASearchWhoseThreadIsInterrupted() {
    MINIMAX.search(TREE, 10, SearchBudget.unlimited().untilInterrupted());
    Thread.currentThread().interrupt();
    isStopped(SearchBudget.unlimited().untilInterrupted());
    MINIMAX.search(TREE, 10, SearchBudget.unlimited());
    assertTrue(Thread.interrupted(), "the thread stays interrupted");
  }

  @Test
  void addsWhatAnotherOneCounted() {
    SearchBudget one = SearchBudget.ofEvaluations(1);
    SearchBudget other = SearchBudget.unlimited();
    MINIMAX.search(TREE, 2, other);
    one.add(other);
    assertEquals(9, one.evaluations());
    assertEquals(4, one.expansions());
    isStopped(one);
  }
}
