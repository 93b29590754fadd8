package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class ChangeDetectorTest {

  private static final int IN_GAME = 20;

  private final ChangeDetector constancy = new ChangeDetector();

  private Optional<Decision> add(int game, int ply, boolean right) {
    return add(game, ply, right, true);
  }

  private Optional<Decision> add(int game, int ply, boolean right, boolean used) {
    Decision.Expected expected =
        new Decision.Expected(
            10,
            new Decision.Foreseen(
                right ? "11-15" : "11-16", 0.5, right ? 0 : Double.POSITIVE_INFINITY),
            0.1,
            used,
            null);
    return constancy.add(new Decision(game, ply, "", "11-15", false, false, expected));
  }

  /** Games of twenty decisions, of which some are foreseen, drawn by lot. */
  private List<Decision> changes(int from, int to, double accuracy, SplittableRandom random) {
    List<Decision> changes = new ArrayList<>();
    for (int game = from; game < to; game++) {
      for (int ply = 0; ply < IN_GAME; ply++) {
        add(game, ply, random.nextDouble() < accuracy).ifPresent(changes::add);
      }
    }
    return changes;
  }

  @Test
  void findsWhereTheOpponentBecameAnother() {
    for (long seed = 0; seed < 100; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int begin = (int) seed * 100;
      assertEquals(List.of(), changes(begin, begin + 20, 0.97, random), "seed " + seed);
      List<Decision> found = changes(begin + 20, begin + 23, 0.3, random);
      assertEquals(1, found.size(), "seed " + seed);
      assertTrue(Math.abs(found.get(0).game() - (begin + 20)) <= 1, "seed " + seed + ": " + found);
      assertEquals(List.of(), changes(begin + 23, begin + 40, 0.97, random), "a rise is learning");
    }
  }

  /** As often as in a long session. */
  @Test
  void doesNotSuspectWhoStaysTheSame() {
    for (double accuracy : List.of(0.5, 0.8, 0.95)) {
      List<Decision> suspected = changes(0, 10_000, accuracy, new SplittableRandom(6));
      assertEquals(List.of(), suspected, "seed 6");
    }
  }

  @Test
  void whatWasNotTrustedCannotDisappoint() {
    for (boolean used : new boolean[] {false, true}) {
      int changes = 0;
      int begin = used ? 100 : 0;
      for (int game = begin; game < begin + 10; game++) {
        for (int ply = 0; ply < IN_GAME; ply++) {
          changes += add(game, ply, game < begin + 8, used).isPresent() ? 1 : 0;
        }
      }
      assertEquals(used ? 1 : 0, changes, "used: " + used);
    }
  }

  @Test
  void endgamesDoNotCount() {
    changes(0, 10, 1, new SplittableRandom(1));
    for (int ply = 0; ply < IN_GAME; ply++) {
      add(10, ply, true);
    }
    for (int ply = IN_GAME; ply < 200; ply++) {
      assertEquals(Optional.empty(), add(10, ply, false));
    }
  }
}
