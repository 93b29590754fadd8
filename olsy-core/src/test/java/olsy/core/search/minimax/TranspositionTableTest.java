package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.Score;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {

  private static final List<Bound> KINDS = List.of(Bound.values());

  private record Known(int depth, double value, Bound bound, int move) {}

  private static Known known(TranspositionTable table, long key) {
    int at = table.find(key);
    return at == TranspositionTable.MISSING
        ? null
        : new Known(table.depth(at), table.value(at, 0), table.bound(at), table.move(at));
  }

  /** It may have given a place away, but never says anything else than what was said last. */
  @Test
  void saysWhatWasSaidLast() {
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TranspositionTable table = new TranspositionTable(8);
      Map<Long, Known> said = new HashMap<>();
      int found = 0;
      for (int i = 0; i < 5000; i++) {
        long key = new SplittableRandom(random.nextInt(400)).nextLong();
        Known now =
            new Known(
                random.nextInt(100),
                random.nextInt(-1000, 1000),
                KINDS.get(random.nextInt(3)),
                random.nextInt(256));
        table.put(key, now.depth, 0, now.value, now.bound, now.move);
        said.put(key, now);
        assertEquals(now, known(table, key), "seed " + seed);
        long other = new SplittableRandom(random.nextInt(400)).nextLong();
        Known remembered = known(table, other);
        if (remembered != null) {
          assertEquals(said.get(other), remembered, "seed " + seed);
          found++;
        }
        if (random.nextInt(500) == 0) {
          table.forget();
          said.clear();
        } else if (random.nextInt(50) == 0) {
          table.grow();
        }
      }
      assertTrue(found > 500, found + " found");
    }
  }

  @Test
  void givesAwayWhatIsOldThenWhatIsShallow() {
    TranspositionTable table = new TranspositionTable(3); // small keys share a bucket
    table.put(1, 9, 0, 1, Bound.EXACT, 0);
    table.grow();
    for (int key = 2; key <= 5; key++) {
      table.put(key, key, 0, 1, Bound.EXACT, 0);
    }
    assertEquals(TranspositionTable.MISSING, table.find(1), "the old one, however deep");
    table.put(6, 1, 0, 1, Bound.EXACT, 0);
    assertEquals(TranspositionTable.MISSING, table.find(2), "the shallowest");
    assertNotEquals(TranspositionTable.MISSING, table.find(6));
  }

  /** Five plies below the root, a win at ply 12 is seven plies away. */
  @Test
  void countsTheDistanceOfAWinFromThePosition() {
    TranspositionTable table = new TranspositionTable(4);
    table.put(7, 7, 5, Score.WIN - 12, Bound.EXACT, 0);
    assertEquals(Score.WIN - 9, table.value(table.find(7), 2));
    table.put(7, 7, 5, 12 - Score.WIN, Bound.EXACT, 0);
    assertEquals(9 - Score.WIN, table.value(table.find(7), 2));
  }

  @Test
  void boundsDecideOnTheirSide() {
    TranspositionTable table = new TranspositionTable(4);
    table.put(1, 1, 0, 10, Bound.AT_LEAST, 0);
    table.put(2, 1, 0, 10, Bound.AT_MOST, 0);
    table.put(3, 1, 0, 10, Bound.EXACT, 0);
    assertTrue(table.decides(table.find(1), 10, 5, 10));
    assertFalse(table.decides(table.find(1), 10, 5, 11));
    assertTrue(table.decides(table.find(2), 10, 10, 15));
    assertFalse(table.decides(table.find(2), 10, 9, 15));
    assertTrue(table.decides(table.find(3), 10, 0, 20));
  }

  /** More often than ages can be counted. */
  @Test
  void forgetsAndGrowsAsOftenAsOneLikes() {
    TranspositionTable table = new TranspositionTable(3);
    for (int i = 1; i < 200_000; i++) {
      table.put(1, i, 0, i, Bound.EXACT, 0);
      assertEquals(i, table.depth(table.find(1)));
      if (i % 3 == 0) {
        table.forget();
        assertEquals(
            TranspositionTable.MISSING, table.find(1), "forgotten for the " + i + "th time");
      } else {
        table.grow();
      }
    }
  }
}
