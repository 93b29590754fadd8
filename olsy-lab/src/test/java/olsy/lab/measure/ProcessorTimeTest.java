package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import olsy.core.search.SearchBudget;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {

  @Test
  void endsByTheClock() {
    AtomicLong nanos = new AtomicLong();
    ProcessorTime time = new ProcessorTime(10, Long.MAX_VALUE);
    for (int times : new int[] {1, 4}) {
      nanos.set(0);
      SearchBudget budget = time.budget(times, nanos::get);
      nanos.set(times * 10_000_000L - 1);
      assertFalse(budget.isSpent());
      nanos.incrementAndGet();
      assertTrue(budget.isSpent());
    }
  }

  @Test
  void evaluationsMayComeFirst() {
    SearchBudget budget = new ProcessorTime(10, 100).budget(2, () -> 0);
    assertEquals(200, budget.expectedEvaluations());
    budget.evaluate(199);
    budget.expand();
    budget.evaluate(1);
    assertThrows(SearchBudget.Stopped.class, budget::expand);
  }
}
