package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class RetreatsTest {

  /** All steps of two materials, forwards and backwards. */
  @Test
  void areStepsTakenBack() {
    Map<Checkers, Set<Checkers>> forwards = new HashMap<>();
    Map<Checkers, Set<Checkers>> backwards = new HashMap<>();
    Material material = new Material(1, 1, 1, 0);
    for (Material one : new Material[] {material, material.reversed()}) {
      PositionIndex index = new PositionIndex(one);
      for (long i = 0; i < index.size(); i++) {
        Checkers s = oriented(index.position(i), one.equals(material));
        Arrays.stream(s.successors())
            .filter(next -> Material.of(next).equals(one.reversed()))
            .forEach(next -> forwards.computeIfAbsent(next, n -> new HashSet<>()).add(s));
        Retreats.from(s, before -> backwards.computeIfAbsent(s, n -> new HashSet<>()).add(before));
      }
    }
    assertEquals(forwards, backwards);
  }

  /** One material moves upwards, and the other downwards. */
  private static Checkers oriented(Checkers s, boolean upwards) {
    return upwards
        ? s
        : new Checkers(turned(s.own()), turned(s.other()), turned(s.kings()), s.toMove().other());
  }

  private static long turned(long squares) {
    return Long.reverse(squares) >>> 29;
  }
}
