package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNamesTest {

  @Test
  void capitalsAndSpacesMakeNoDifference() {
    PlayerNames names = new PlayerNames(List.of());
    assertTrue(names.same("MF  Tinsley", " mf tinsley "));
    assertFalse(names.same("MF Tinsley", "M Tinsley"));
    assertEquals("MF Tinsley", names.of(" MF   Tinsley "));
  }

  @Test
  void aliasesJoinNamesOneAfterTheOther() {
    PlayerNames names = new PlayerNames(List.of("M Tinsley=MF Tinsley", "Tinsley = m tinsley"));
    for (String name : List.of("M TINSLEY", "tinsley", "MF Tinsley")) {
      assertTrue(names.same("MF Tinsley", name), name);
    }
    assertEquals("MF Tinsley", names.of("tinsley"));
    PlayerNames backwards = new PlayerNames(List.of("Tinsley=M Tinsley", "M Tinsley=MF Tinsley"));
    assertEquals("MF Tinsley", backwards.of("tinsley"));
  }

  @Test
  void namesJoinedInACircleAreOnePlayer() {
    PlayerNames names = new PlayerNames(List.of("a=b", "b=c", "c=a"));
    assertTrue(names.same("a", "b"));
    assertTrue(names.same("b", "c"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "=", "a=", " =b", "a=b=c"})
  void anAliasHasTwoNames(String alias) {
    IllegalArgumentException wrong =
        assertThrows(IllegalArgumentException.class, () -> new PlayerNames(List.of(alias)));
    assertEquals("expected NAME=NAME, found \"" + alias + '"', wrong.getMessage());
  }

  @Test
  void anAliasIsOfOnePlayer() {
    IllegalArgumentException wrong =
        assertThrows(IllegalArgumentException.class, () -> new PlayerNames(List.of("a=b", "A=c")));
    assertEquals("\"A\" is \"b\" already, found A=c", wrong.getMessage());
  }

  @Test
  void whoHasNoNameIsNotKnown() {
    PlayerNames names = new PlayerNames(List.of());
    PdnGame game = new PdnGame(Map.of("White", " "), List.of(), "*");
    assertEquals("?", names.of(game, Side.FIRST));
    assertEquals("?", names.of(game, Side.SECOND));
  }
}
