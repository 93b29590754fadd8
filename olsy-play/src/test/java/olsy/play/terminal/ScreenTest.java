package olsy.play.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {

  private static boolean isColoured(boolean many, Map<String, String> environment) {
    return Screen.isColoured(many, environment::get);
  }

  @Test
  void coloursAreWhereTheTerminalHasThem() {
    assertTrue(isColoured(true, Map.of()));
    assertFalse(isColoured(false, Map.of()));
    assertTrue(isColoured(false, Map.of("COLORTERM", "truecolor")));
    assertTrue(isColoured(true, Map.of("NO_COLOR", "")));
  }

  @Test
  void whoWantsNoColoursGetsNone() {
    assertFalse(isColoured(true, Map.of("NO_COLOR", "1")));
    assertFalse(isColoured(false, Map.of("NO_COLOR", "0", "COLORTERM", "truecolor")));
  }
}
