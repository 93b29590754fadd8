package olsy.core.game.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.Perft;
import org.junit.jupiter.api.Test;

class OthelloTest {

  @Test
  void countsAsPublished() {
    long[] counts = {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    for (int depth = 1; depth <= counts.length; depth++) {
      assertEquals(counts[depth - 1], Perft.count(Othello.START, depth), "depth " + depth);
    }
  }
}
