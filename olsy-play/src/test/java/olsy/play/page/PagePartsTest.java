package olsy.play.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PagePartsTest {

  @Test
  void theScriptOfOneFileImportsNothing() {
    String script = PageParts.script();
    assertFalse(script.contains("import "), "imports are left out");
    assertFalse(script.contains("export "), "what is exported is just there");
    assertTrue(script.contains("function showSession(data, place)"));
    assertTrue(script.indexOf("const percent") < script.indexOf("function showSession"));
  }
}
