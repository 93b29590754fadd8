package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveHistoryTest {

  private final MoveHistory history = new MoveHistory();

  MoveHistoryTest() {
    history.reach(10);
  }

  private int rank(long move, int ply, int side) {
    return history.rank(move, ply, side);
  }

  @Test
  void theLastKillerIsFirst() {
    history.cut(1, 9, 4, 0);
    history.cut(2, 2, 4, 0);
    assertTrue(rank(2, 4, 0) > rank(1, 4, 0));
    assertTrue(rank(1, 4, 0) > rank(3, 4, 0));
    history.cut(3, 2, 4, 0);
    assertTrue(rank(2, 4, 0) > rank(1, 4, 0), "two killers are remembered");
  }

  @Test
  void whatCutsOftenOrDeepCountsMoreElsewhereForTheSameSide() {
    history.cut(1, 2, 4, 0);
    history.cut(1, 2, 4, 0);
    history.cut(2, 2, 4, 0);
    assertTrue(rank(1, 7, 0) > rank(2, 7, 0));
    history.cut(2, 8, 4, 0);
    assertTrue(rank(2, 7, 0) > rank(1, 7, 0));
    assertEquals(0, rank(2, 7, 1), "the other side");
  }

  @Test
  void nothingCountsMoreThanAKiller() {
    for (int i = 0; i < 100_000; i++) {
      history.cut(1, 60, 4, 0);
    }
    history.cut(2, 1, 5, 0);
    assertTrue(rank(2, 5, 0) > rank(1, 5, 0));
  }

  @Test
  void forgets() {
    history.cut(1, 9, 4, 0);
    history.forget();
    assertEquals(0, rank(1, 4, 0));
  }
}
