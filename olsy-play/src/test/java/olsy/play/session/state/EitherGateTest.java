package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class EitherGateTest {

  private static Gate after(int decisions, String expected, double probability) {
    Gate gate = new EitherGate(new HitGate(), new LikelihoodGate());
    for (int i = 0; i < decisions; i++) {
      gate.add(
          new Decision(
              1,
              0,
              "",
              "11-15",
              false,
              false,
              new Decision.Expected(10, expected, probability, 0.25, 0, false)));
    }
    return gate;
  }

  @Test
  void theOneThatIsOpenSaysWhy() {
    Gate hits = after(12, "11-15", 0.1);
    assertTrue(hits.isOpen());
    assertEquals("10 of the last 10 moves were expected", hits.evidence());
    Gate likelihood = after(12, "11-16", 0.5);
    assertTrue(likelihood.isOpen());
    assertEquals(
        "the last 12 moves were expected 2.0 times as much as by chance", likelihood.evidence());
  }

  @Test
  void bothSayWhyWhenNoneIsOpenOrBothAre() {
    Gate shut = after(12, "11-16", 0.1);
    assertFalse(shut.isOpen());
    assertEquals(
        "0 of the last 10 moves were expected, the last 12 moves were expected 0.4 times as much as"
            + " by chance",
        shut.evidence());
    assertEquals(
        "10 of the last 10 moves were expected, the last 12 moves were expected 4.0 times as much"
            + " as by chance",
        after(12, "11-15", 1).evidence());
  }
}
