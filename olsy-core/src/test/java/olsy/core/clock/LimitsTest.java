package olsy.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LimitsTest {

  private static final Limits ALL =
      Limits.NONE
          .with("depth", "6")
          .with("nodes", "5000")
          .with("move-time", "0.1")
          .with("clock", "60+0.6");

  @Test
  void areKnownByName() {
    assertEquals(
        Map.of("depth", "6", "nodes", "5000", "move-time", "0.1", "clock", "60+0.6"), ALL.named());
    assertEquals("depth 6, 5000 nodes, 0.1 s a move, 60+0.6", ALL.toString());
    assertEquals("", Limits.NONE.toString());
    Limits again = Limits.NONE;
    for (Map.Entry<String, String> one : ALL.named().entrySet()) {
      again = again.with(one.getKey(), one.getValue());
    }
    assertEquals(ALL, again);
  }

  @Test
  void completeEachOther() {
    Limits deep = Limits.ofDepth(9);
    assertEquals("depth 9, 5000 nodes, 0.1 s a move, 60+0.6", deep.or(ALL).toString());
    assertEquals(ALL, ALL.or(deep));
    assertEquals(deep, Limits.NONE.or(deep));
  }

  @Test
  void sayWhatTheyMean() {
    Limits nodes = Limits.NONE.with("nodes", "9");
    assertTrue(nodes.isOpenEnded());
    assertFalse(nodes.isTimed());
    assertFalse(ALL.isOpenEnded(), "the depth is an end");
    assertTrue(ALL.isTimed());
    assertFalse(Limits.NONE.isOpenEnded(), "the player's own depth is an end");
    assertTrue(Limits.ofDepth(3).isDepthAlone());
    assertFalse(ALL.isDepthAlone());
  }
}
