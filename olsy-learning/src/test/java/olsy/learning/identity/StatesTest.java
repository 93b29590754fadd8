package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatesTest {

  private static final double SMALL = 1e-12;
  private static final int KNOWN = 3;

  private final States states =
      new States(new Prior(0.4, 0.1), new Slips(List.of(0.01, 0.2), 1), KNOWN);

  /** A tenth of the strangers are doubles, who slip often. */
  @Test
  void beforeAnythingIsSeenItIsThePrior() {
    double[] before = states.before();
    assertEquals(KNOWN * 2 + 1, before.length);
    assertEquals(1, Arrays.stream(before).sum(), SMALL);
    assertEquals(0.6 / KNOWN / 2, before[0], SMALL, "rarely: no double");
    assertEquals(0.6 / KNOWN / 2 + 0.4 * 0.1 / KNOWN, before[1], SMALL);
    assertEquals(0.4 * 0.9, before[before.length - 1], SMALL);
    States.Shares shares = states.after(new double[states.size()]);
    assertEquals(0.4, shares.none(), SMALL);
    for (int k = 0; k < KNOWN; k++) {
      assertEquals(0.2, shares.player(k), SMALL);
    }
    assertEquals(KNOWN, shares.best(), "none of them");
    assertEquals(0.4, shares.ofBest(), SMALL);
  }

  /** Who never slips is no double; of who does, nobody can be as sure. */
  @Test
  void aDoubleIsNotToldFromWhoSlipsAsOften() {
    double[] logs = new double[states.size()];
    Arrays.fill(logs, -100);
    logs[2] = 0;
    States.Shares rarely = states.after(logs);
    assertEquals(1, rarely.player(1), SMALL);
    assertEquals(1, rarely.best());
    logs[2] = -100;
    logs[3] = 0;
    States.Shares often = states.after(logs);
    double own = 0.1 / (0.1 + 0.4 * 0.1 / KNOWN);
    assertEquals(own, often.player(1), SMALL);
    assertEquals(1 - own, often.none(), SMALL);
    assertEquals(1, often.mass(1), SMALL);
    assertEquals(own, often.ofBest(), SMALL);
  }
}
