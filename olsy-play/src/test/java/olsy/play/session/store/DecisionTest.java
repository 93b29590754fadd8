package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class DecisionTest {

  private static final Decision.Expected EXPECTED =
      new Decision.Expected(
          50, new Decision.Foreseen("11-15", 0.83, Double.POSITIVE_INFINITY), 0.125, true, null);

  private static void assertReadsBack(Decision decision) {
    assertEquals(decision, Decision.of(Json.parse(decision.line(), "line")));
  }

  @Test
  void readsBackWhatItWrites() {
    assertReadsBack(new Decision(3, 14, "B:W18:B11", "11-15", false, false, EXPECTED));
    Decision.Foreseen other = new Decision.Foreseen("11-16", 0.01, 0.7, 2.5);
    for (int model : new int[] {0, 50}) {
      assertReadsBack(
          new Decision(
              3,
              14,
              "B:W18:B11",
              "11-15",
              false,
              false,
              new Decision.Expected(model, EXPECTED.foreseen(), 0.125, true, other)));
    }
    assertReadsBack(new Decision(1, 0, "B:W18:B11", "11-15", true, false, null));
    assertReadsBack(new Decision(1, 0, "B:W18:B11", "11-15", false, true, null));
  }

  @Test
  void isAsExpectedWhenTheMoveIsTheSame() {
    assertTrue(new Decision(1, 0, "", "11-15", false, false, EXPECTED).isAsExpected());
    assertFalse(new Decision(1, 0, "", "11-16", false, false, EXPECTED).isAsExpected());
    assertFalse(new Decision(1, 0, "", "11-15", false, false, null).isAsExpected());
  }

  /** As versions before 0.3 wrote it. */
  @Test
  void readsALineWithoutAPopulation() {
    String line =
        "{\"game\":3,\"ply\":14,\"position\":\"B:W18:B11\",\"move\":\"11-15\",\"expected\":{"
            + "\"model\":50,\"move\":\"11-15\",\"probability\":0.83,\"uniform\":0.125,"
            + "\"error\":\"infinite\",\"used\":true}}";
    Decision decision = Decision.of(Json.parse(line, "line"));
    assertEquals(EXPECTED, decision.expected());
    assertEquals(line + "\n", decision.line(), "and writes it so");
  }

  @Test
  void whoseExpectationItWasIsKept() {
    Decision.Foreseen other = new Decision.Foreseen("11-16", 0.01, 2.5);
    Decision.Expected learned = new Decision.Expected(50, EXPECTED.foreseen(), 0.125, true, other);
    assertEquals(Optional.of(EXPECTED.foreseen()), learned.learned());
    assertEquals(Optional.of(other), learned.population());
    Decision.Expected population = new Decision.Expected(0, other, 0.125, true, null);
    assertEquals(Optional.empty(), population.learned());
    assertEquals(Optional.of(other), population.population());
    Decision.Expected behind = new Decision.Expected(0, other, 0.125, true, EXPECTED.foreseen());
    Decision decision = new Decision(1, 0, "", "11-15", false, false, behind);
    assertFalse(decision.isAsExpected());
    assertTrue(decision.isAsLearned());
  }

  @Test
  void saysWhereALineIsWrong() {
    String line = "{\"game\":1,\"ply\":0,\"position\":\"\",\"move\":\"11-15\",\"forced\":1}";
    InputException wrong =
        assertThrows(InputException.class, () -> Decision.of(Json.parse(line, "line 7")));
    assertEquals("line 7: forced: expected true or false, found 1", wrong.getMessage());
  }
}
