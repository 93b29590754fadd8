package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static final Schedule EVERY_TEN = new Schedule(10, 0);

  @Test
  void theFirstModelComesAfterTenDecisions() {
    assertFalse(EVERY_TEN.isDue(0, 0, 0, false));
    assertFalse(EVERY_TEN.isDue(9, 0, 9, false));
    assertTrue(EVERY_TEN.isDue(10, 0, 0, false));
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
    Schedule until50 = new Schedule(10, 50);
    assertTrue(until50.isDue(50, 40, 1, false));
    assertFalse(until50.isDue(60, 50, 9, true));
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
