package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static final Schedule EVERY_TEN = new Schedule(10, OptionalInt.empty());

  @Test
  void theFirstModelComesAfterTenDecisions() {
    assertFalse(EVERY_TEN.asks(0, 0));
    assertFalse(EVERY_TEN.asks(9, 0));
    assertTrue(EVERY_TEN.asks(10, 0));
    assertTrue(EVERY_TEN.isDue(10, 0, 0, false));
  }

  @Test
  void whoIsNeverBusyIsAskedAtMultiples() {
    int asked = 0;
    for (int n = 1; n <= 1000; n++) {
      assertEquals(n % 10 == 0, EVERY_TEN.asks(n, asked), "after " + n);
      assertEquals(asked, EVERY_TEN.askedLast(n), "going on after " + n);
      asked = EVERY_TEN.asks(n, asked) ? n : asked;
    }
    assertEquals(0, EVERY_TEN.askedLast(0));
  }

  @Test
  void whoWasBusyIsAskedAtOnceAndThenAfterTenMore() {
    assertTrue(EVERY_TEN.asks(93, 10));
    assertFalse(EVERY_TEN.asks(102, 93));
    assertTrue(EVERY_TEN.asks(103, 93));
  }

  @Test
  void upToAHundredEveryTenDecisionsMakeAModel() {
    assertTrue(EVERY_TEN.isDue(20, 10, 0, false));
    assertTrue(EVERY_TEN.isDue(100, 90, 0, false));
  }

  @Test
  void thenAModelThatExpectsEverythingStays() {
    assertFalse(EVERY_TEN.isDue(110, 100, 0, false));
    assertTrue(EVERY_TEN.isDue(110, 100, 1, false));
  }

  @Test
  void thenATenthMoreMustBeThere() {
    assertFalse(EVERY_TEN.isDue(210, 200, 3, false));
    assertTrue(EVERY_TEN.isDue(220, 200, 3, false));
    assertTrue(EVERY_TEN.isDue(210, 200, 3, true));
  }

  @Test
  void learningCanBeSwitchedOff() {
    Schedule until50 = new Schedule(10, OptionalInt.of(50));
    assertTrue(until50.learns(50));
    assertFalse(until50.learns(51));
    assertTrue(EVERY_TEN.learns(1_000_000));
    assertEquals(50, until50.learnable(60));
    assertEquals(40, until50.learnable(40));
  }

  /** However long the session: about as many models as the logarithm says. */
  @Test
  void thereAreFewModelsOfManyDecisions() {
    int models = 0;
    int last = 0;
    for (int n = 10; n <= 1_000_000; n += 10) {
      if (EVERY_TEN.isDue(n, last, 5, false)) {
        models++;
        last = n;
      }
    }
    assertEquals(10 + Math.log(1e6 / 100) / Math.log(1.1), models, 12);
  }
}
