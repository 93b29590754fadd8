package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class DecisionTest {

  private static final Decision.Expected EXPECTED =
      new Decision.Expected(50, "11-15", 0.83, 0.125, Double.POSITIVE_INFINITY, true);

  private static void assertReadsBack(Decision decision) {
    assertEquals(decision, Decision.of(Json.parse(decision.line(), "line")));
  }

  @Test
  void readsBackWhatItWrites() {
    assertReadsBack(new Decision(3, 14, "B:W18:B11", "11-15", false, false, EXPECTED));
    assertReadsBack(new Decision(1, 0, "B:W18:B11", "11-15", true, false, null));
    assertReadsBack(new Decision(1, 0, "B:W18:B11", "11-15", false, true, null));
  }

  @Test
  void isAsExpectedWhenTheMoveIsTheSame() {
    assertTrue(new Decision(1, 0, "", "11-15", false, false, EXPECTED).isAsExpected());
    assertFalse(new Decision(1, 0, "", "11-16", false, false, EXPECTED).isAsExpected());
    assertFalse(new Decision(1, 0, "", "11-15", false, false, null).isAsExpected());
  }

  @Test
  void saysWhereALineIsWrong() {
    String line = "{\"game\":1,\"ply\":0,\"position\":\"\",\"move\":\"11-15\",\"forced\":1}";
    InputException wrong =
        assertThrows(InputException.class, () -> Decision.of(Json.parse(line, "line 7")));
    assertEquals("line 7: forced: expected true or false, found 1", wrong.getMessage());
  }
}
