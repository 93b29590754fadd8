package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

class TurningTest {

  /** On boards no game leads to, too. */
  @Test
  void movesAndTurnedDiscsAreThoseOfThePlainBoard() {
    SplittableRandom random = new SplittableRandom(8);
    for (int n = 0; n < 300; n++) {
      long half = random.nextLong();
      long own = half & random.nextLong();
      long other = random.nextLong() & ~own & (n % 2 == 0 ? -1 : random.nextLong());
      Othello position = new Othello(own, other, Side.FIRST, ReversiBoard.EIGHT);
      PlainBoard plain = PlainBoard.of(new Reversi().text(position));
      long moves = 0;
      for (PlainBoard.Square square : plain.squares()) {
        if (plain.at(square) == '.') {
          long turned = 0;
          for (PlainBoard.Square disc : plain.turned('b', square)) {
            turned |= ReversiBoard.bit(disc.column(), disc.row());
          }
          int bit = 8 * square.row() + square.column();
          assertEquals(turned, Turning.turned(own, other, bit), plain.text() + square);
          moves |= turned == 0 ? 0 : 1L << bit;
        }
      }
      assertEquals(moves, position.moves(), plain.text());
    }
  }
}
