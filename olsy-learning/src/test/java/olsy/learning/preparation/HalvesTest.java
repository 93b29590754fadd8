package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class HalvesTest {

  private static Set<Integer> games(List<Sitting<Checkers>> half) {
    return new HashSet<>(half.stream().map(Sitting::game).toList());
  }

  @Test
  void bothSittingsOfAGameAreInTheSameHalf() {
    List<Sitting<Checkers>> sittings = Planted.sittings(40, 0, 0, 0, 1);
    Halves<Checkers> halves = Halves.of(sittings, 1);
    Set<Integer> both = games(halves.first());
    both.retainAll(games(halves.second()));
    assertEquals(Set.of(), both);
    List<Sitting<Checkers>> all = new ArrayList<>(halves.first());
    all.addAll(halves.second());
    assertEquals(new HashSet<>(sittings), new HashSet<>(all));
    assertEquals(sittings.size(), all.size());
    assertTrue(
        halves.first().size() > 20 && halves.second().size() > 20, halves.first().size() + "");
    assertEquals(halves, Halves.of(sittings, 1));
  }
}
