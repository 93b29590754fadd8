package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import olsy.core.search.SearchBudget;
import org.junit.jupiter.api.Test;

class PonderingTest {

  /** It would never end by itself. */
  private static void think(SearchBudget budget) {
    try {
      while (true) {
        budget.expand();
      }
    } catch (SearchBudget.Stopped e) {
      return;
    }
  }

  @Test
  void endsWhenItIsToldTo() throws InterruptedException {
    try (Pondering pondering = new Pondering()) {
      pondering.end();
      assertEquals(0, pondering.thoughts(), "nothing was begun");
      for (int i = 0; i < 3; i++) {
        pondering.begin(PonderingTest::think);
        pondering.end();
      }
      pondering.isRight();
      assertEquals(3, pondering.thoughts());
      assertEquals(1, pondering.right());
      pondering.begin(PonderingTest::think);
    }
  }

  @Test
  void whatFailsIsTold() {
    try (Pondering pondering = new Pondering()) {
      pondering.begin(
          budget -> {
            throw new IllegalArgumentException("a defect");
          });
      IllegalStateException told = assertThrows(IllegalStateException.class, pondering::end);
      assertEquals("a defect", told.getCause().getMessage());
    }
  }
}
