package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class HitGateTest {

  private static Decision decision(boolean cameTrue) {
    return new Decision(
        1,
        0,
        "",
        "11-15",
        false,
        false,
        new Decision.Expected(
            10, new Decision.Foreseen(cameTrue ? "11-15" : "11-16", 0.5, 0), 0.1, false, null));
  }

  /** By its definition, on random outcomes. */
  @Test
  void isOpenWhileEightOfTheLastTenCameTrue() {
    SplittableRandom random = new SplittableRandom(3);
    Gate gate = new HitGate();
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      boolean cameTrue = random.nextDouble() < 0.8;
      gate.add(decision(cameTrue));
      all.append(cameTrue ? '1' : '0');
      String last = all.substring(Math.max(0, all.length() - 10));
      long right = last.chars().filter(c -> c == '1').count();
      assertEquals(right >= 8, gate.isOpen(), "seed 3, outcome " + i + ": " + last);
    }
  }
}
