package olsy.core.game.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.Perft;
import org.junit.jupiter.api.Test;

class TicTacToeTest {

  @Test
  void countsAsPublished() {
    long[] counts = {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    for (int depth = 1; depth <= counts.length; depth++) {
      assertEquals(counts[depth - 1], Perft.count(TicTacToe.START, depth), "depth " + depth);
    }
  }
}
