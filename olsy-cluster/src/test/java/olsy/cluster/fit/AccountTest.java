package olsy.cluster.fit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AccountTest {

  private static Account of(Double low, Double generic, Double best) {
    return new Account("a", 1, 2, 3, "a.json", 4, 5, 0.6, low, 0.7, 0.2, generic, 0.3, best, null);
  }

  @Test
  void isKnownWhereTheIntervalIsAboveAllElse() {
    assertTrue(of(0.5, 0.4, 0.45).isKnown());
    assertTrue(of(0.5, null, null).isKnown());
    assertFalse(of(0.5, 0.5, 0.4).isKnown());
    assertFalse(of(0.5, 0.4, 0.55).isKnown());
    assertFalse(of(0.1, null, null).isKnown());
    assertFalse(of(null, null, null).isKnown());
  }
}
