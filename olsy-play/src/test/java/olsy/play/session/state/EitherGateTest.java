package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;
import org.junit.jupiter.api.Test;

class EitherGateTest {

  private static Gate after(int decisions, String expected, double probability) {
    Gate gate = Gate.of(ModelUse.SOFT);
    for (int i = 0; i < decisions; i++) {
      Decision.Foreseen foreseen = new Decision.Foreseen(expected, probability, 0);
      gate.add(
          new Decision(
              1,
              0,
              "",
              "11-15",
              false,
              false,
              new Decision.Expected(10, foreseen, 0.25, false, null)));
    }
    return gate;
  }

  /** A model that knows which of equal moves is taken may not know how sure that is. */
  @Test
  void whoIsRightNeedNotBeSure() {
    Gate gate = after(12, "11-15", 0.25);
    assertTrue(gate.isOpen());
    assertEquals("10 of the last 10 moves were expected", gate.evidence());
  }

  @Test
  void whoIsSureEnoughNeedNotBeRight() {
    Gate gate = after(12, "11-16", 0.5);
    assertTrue(gate.isOpen());
    assertEquals(
        "it was worth 1.0 bits a decision more than guessing in the last 12", gate.evidence());
  }

  @Test
  void theBitsTellWhereBothAreOpenOrNoneIs() {
    assertEquals(
        "it was worth 2.0 bits a decision more than guessing in the last 12",
        after(12, "11-15", 1).evidence());
    Gate shut = after(12, "11-16", 0.125);
    assertFalse(shut.isOpen());
    assertEquals(
        "it was worth -1.0 bits a decision more than guessing in the last 12", shut.evidence());
  }
}
