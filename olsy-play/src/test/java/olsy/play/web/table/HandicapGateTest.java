package olsy.play.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.play.session.state.OpenGate;
import org.junit.jupiter.api.Test;

class HandicapGateTest {

  @Test
  void itIsShutAsLongAsThePersonWants() {
    HandicapGate gate = new HandicapGate(new OpenGate());
    assertTrue(gate.isOpen());
    gate.allow(false);
    assertFalse(gate.isOpen());
    assertEquals("you asked for it to be put aside", gate.evidence());
    gate.allow(true);
    assertTrue(gate.isOpen());
  }
}
