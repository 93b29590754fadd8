package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.evaluation.Score;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class KnownValuesTest {

  private final KnownValues<Checkers> known = new KnownValues<>(6);
  private final Checkers start = Checkers.START;

  @Test
  void knowsWhatWasPut() {
    assertEquals(KnownValues.MISSING, known.find(start));
    known.put(start, 5, 1, 12.5, Bound.EXACT, 3);
    int at = known.find(start);
    assertNotEquals(KnownValues.MISSING, at);
    assertEquals(12.5, known.value(at, 4));
    assertEquals(3, known.best(at));
    assertTrue(known.decides(at, 5, 0, 1, 2));
  }

  @Test
  void aValueOfAnotherDepthDecidesNothing() {
    known.put(start, 5, 0, 1, Bound.EXACT, 0);
    assertFalse(known.decides(known.find(start), 4, 0, 0, 9));
    assertFalse(known.decides(known.find(start), 6, 0, 0, 9));
  }

  @Test
  void aBoundDecidesOnItsSide() {
    known.put(start, 5, 0, 3, Bound.AT_MOST, 0);
    assertTrue(known.decides(known.find(start), 5, 0, 3, 4));
    assertFalse(known.decides(known.find(start), 5, 0, 2, 4));
  }

  /** Only wins that the search itself has seen come nearer on the way to them. */
  @Test
  void aWinIsAsFarAwayAsItIsFromItsNode() {
    known.put(start, 5, 2, Score.WIN - 6, Bound.EXACT, 0);
    assertEquals(Score.WIN - 8, known.value(known.find(start), 4));
    known.put(start, 5, 2, 6 - Score.WIN, Bound.EXACT, 0);
    assertEquals(4 - Score.WIN, known.value(known.find(start), 0));
    double beyond = Score.WIN - KnownValues.BEYOND;
    known.put(start, 5, 2, beyond, Bound.EXACT, 0);
    assertEquals(beyond, known.value(known.find(start), 4));
  }

  @Test
  void aReplyMayBeUnknown() {
    assertEquals(KnownValues.NO_REPLY, known.best(KnownValues.MISSING));
    for (int best : new int[] {KnownValues.NO_REPLY, 300}) {
      known.put(start, 5, 0, 1, Bound.EXACT, best);
      assertEquals(KnownValues.NO_REPLY, known.best(known.find(start)));
    }
    known.put(start, 5, 0, 1, Bound.EXACT, 254);
    assertEquals(254, known.best(known.find(start)));
  }

  /** However many positions: the table only forgets. */
  @Test
  void neverTakesAPositionForAnother() {
    KnownValues<Checkers> small = new KnownValues<>(1);
    Checkers[] positions = start.successors();
    for (int i = 0; i < positions.length; i++) {
      small.put(positions[i], 1, 0, i, Bound.EXACT, 0);
    }
    int found = 0;
    for (int i = 0; i < positions.length; i++) {
      int at = small.find(positions[i]);
      if (at != KnownValues.MISSING) {
        assertEquals(i, small.value(at, 0));
        found++;
      }
    }
    assertTrue(found >= 1 && found <= 2, found + " known");
  }
}
