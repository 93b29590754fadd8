package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class OpenGateTest {

  @Test
  void isOpenWhateverHappens() {
    Gate gate = new OpenGate();
    assertTrue(gate.isOpen(), "before anything was seen");
    for (int i = 0; i < 20; i++) {
      gate.add(
          new Decision(
              1,
              0,
              "",
              "11-15",
              false,
              false,
              new Decision.Expected(
                  10, new Decision.Foreseen("11-16", 0.01, 5), 0.1, false, null)));
    }
    assertTrue(gate.isOpen(), "after twenty surprises");
  }
}
