package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.strategy.ChangeTest.Change;
import org.junit.jupiter.api.Test;

class ChangeTestTest {
  private static final ChangeTest TEST = new ChangeTest(0.05);

  /** Fisher's lady tasting tea: three of four cups right, 34 of 70; all right, 2 of 70. */
  @Test
  void isFishersTest() {
    assertEquals(34 / 70.0, ChangeTest.fisher(3, 4, 1, 4), 1e-12);
    assertEquals(2 / 70.0, ChangeTest.fisher(4, 4, 0, 4), 1e-12);
    assertEquals(1, ChangeTest.fisher(5, 10, 5, 10), 1e-12);
    assertEquals(1, ChangeTest.fisher(0, 10, 0, 3), 1e-12);
    assertEquals(1, ChangeTest.fisher(10, 10, 3, 3), 1e-12);
  }

  @Test
  void fishersTestIsTheSumOverAllTables() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int sizeA = 1 + random.nextInt(15);
      int sizeB = 1 + random.nextInt(15);
      int hitsA = random.nextInt(sizeA + 1);
      int hitsB = random.nextInt(sizeB + 1);
      int sum = hitsA + hitsB;
      double found = choose(sizeA, hitsA) * choose(sizeB, hitsB);
      double extreme = 0;
      for (int a = 0; a <= sum; a++) {
        double tables = choose(sizeA, a) * choose(sizeB, sum - a);
        extreme += tables <= found ? tables : 0;
      }
      assertEquals(
          extreme / choose(sizeA + sizeB, sum),
          ChangeTest.fisher(hitsA, sizeA, hitsB, sizeB),
          1e-9,
          "seed " + seed);
    }
  }

  private static double choose(int n, int k) {
    double ways = k > n ? 0 : 1;
    for (int i = 1; i <= k; i++) {
      ways = ways * (n - k + i) / i;
    }
    return Math.rint(ways);
  }

  @Test
  void seesAChangeWhereItIs() {
    List<Boolean> agrees = new ArrayList<>(Collections.nCopies(60, true));
    agrees.addAll(Collections.nCopies(40, false));
    Change change = TEST.find(agrees).orElseThrow();
    assertEquals(60, change.at());
    assertEquals(1, change.before());
    assertEquals(0, change.after());
    assertTrue(change.p() < 1e-20);
  }

  @Test
  void fewDecisionsProveNothing() {
    assertEquals(Optional.empty(), TEST.find(List.of()));
    assertEquals(Optional.empty(), TEST.find(List.of(true, false)));
    assertThrows(IllegalArgumentException.class, () -> new ChangeTest(0));
  }

  @Test
  void falseAlarmsAreNoMoreThanTheLevel() {
    int runs = 2000;
    for (double share : new double[] {0.6, 0.9}) {
      int alarms = 0;
      for (int seed = 0; seed < runs; seed++) {
        alarms +=
            TEST.find(drift(new SplittableRandom(seed), 200, 200, share, share)).isPresent()
                ? 1
                : 0;
      }
      assertTrue(alarms <= 0.05 * runs + 3 * Math.sqrt(runs * 0.05), share + ": " + alarms);
      assertTrue(alarms > 0, "a level of 0.05 is used");
    }
  }

  @Test
  void seesMostChanges() {
    int runs = 500;
    int seen = 0;
    int near = 0;
    for (int seed = 0; seed < runs; seed++) {
      Optional<Change> change = TEST.find(drift(new SplittableRandom(seed), 120, 80, 0.95, 0.7));
      seen += change.isPresent() ? 1 : 0;
      near += change.isPresent() && Math.abs(change.get().at() - 120) <= 20 ? 1 : 0;
    }
    assertTrue(seen >= 0.95 * runs, seen + " of " + runs);
    assertTrue(near >= 0.8 * runs, near + " of " + runs + " within a tenth");
  }

  private static List<Boolean> drift(
      SplittableRandom random, int older, int newer, double before, double after) {
    List<Boolean> agrees = new ArrayList<>();
    for (int i = 0; i < older + newer; i++) {
      agrees.add(random.nextDouble() < (i < older ? before : after));
    }
    return agrees;
  }

  /** With a model that was learned from other games of the player before it changed. */
  @Test
  void seesAPlayerChangeItsMind() {
    HiddenPlayer before = HiddenPlayer.withDepth(2);
    HiddenPlayer after = HiddenPlayer.of(2, 0, 1, 1.3, 0, -0.12, 0.2, 0, 0, 0, 0.1, 0.15);
    Candidate model =
        new LearnStrategyInTwoPhases()
            .learn(StrategyLearning.task(before, 100, 2))
            .learned()
            .candidate();
    List<Example<Checkers>> same = flat(before.games(100, 21));
    int cut = unforced(same);
    List<Example<Checkers>> changed = new ArrayList<>(same);
    same.addAll(flat(before.games(100, 22)));
    changed.addAll(flat(after.games(100, 22)));
    assertEquals(Optional.empty(), TEST.find(HiddenPlayer.POOL, model, same));
    Change change = TEST.find(HiddenPlayer.POOL, model, changed).orElseThrow();
    assertEquals(cut, change.at(), unforced(changed) / 10.0 + 1, change.toString());
    assertTrue(change.before() > 0.9 && change.after() < 0.8, change.toString());
  }

  private static List<Example<Checkers>> flat(List<List<Example<Checkers>>> games) {
    return new ArrayList<>(games.stream().flatMap(List::stream).toList());
  }

  private static int unforced(List<Example<Checkers>> examples) {
    return (int) examples.stream().filter(example -> !example.isForced()).count();
  }
}
