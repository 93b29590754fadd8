package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class ReliabilityTest {

  private final Reliability reliability = new Reliability(new HitGate());

  private static Decision decision(int number, boolean right) {
    Decision.Expected expected =
        new Decision.Expected(
            10, new Decision.Foreseen(right ? "11-15" : "9-13", 0.5, 0), 0.2, true, null);
    return new Decision(1 + number / 10, number % 10, "", "11-15", false, false, expected);
  }

  /** The first decision of the change, if one is found. */
  private Optional<Decision> rightUntilThenWrong(int until, int end, boolean learning) {
    Optional<Decision> change = Optional.empty();
    for (int i = 0; i < end && change.isEmpty(); i++) {
      change = reliability.add(decision(i, i < until), learning);
    }
    return change;
  }

  @Test
  void anOpponentWhoChangesIsNoticedAndWhatItWasIsForgotten() {
    Decision first = rightUntilThenWrong(60, 100, true).orElseThrow();
    assertTrue(first.game() >= 6 && first.game() <= 7, first.toString());
    assertTrue(reliability.record().expectations() < 40, "of the new one only");
    assertFalse(reliability.isEnough());
  }

  @Test
  void whereNothingIsLearnedNoChangeIsLookedFor() {
    assertEquals(Optional.empty(), rightUntilThenWrong(60, 100, false));
    assertEquals(0.6, reliability.record().accuracy());
  }
}
