package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

class BoardSquaresTest {

  private static final Features<Checkers> FEATURES =
      new EnglishCheckers()
          .features()
          .covering(BoardSquares.LIST.stream().map(square -> square.name()).toList());

  private static int[] seen(Checkers s, Side side) {
    int[] h = new int[FEATURES.size()];
    FEATURES.extract(s, side, h);
    return h;
  }

  private static int of(int[] h, int square) {
    return h[FEATURES.names().indexOf("board-" + square)];
  }

  /** Square 1 is Black's, whichever side counts. */
  @Test
  void squaresAreThoseOfTheBoard() {
    int[] black = seen(Checkers.START, Side.FIRST);
    int[] white = seen(Checkers.START, Side.SECOND);
    for (int square = 1; square <= 32; square++) {
      int own = square <= 12 ? 1 : square >= 21 ? -1 : 0;
      assertEquals(own, of(black, square), "square " + square);
      assertEquals(-own, of(white, square), "square " + square);
    }
  }

  /** A board that is turned has the same pieces on the mirrored squares. */
  @Test
  void aTurnedBoardHasThemOnOtherSquares() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      Checkers s = RandomPlay.walk(Checkers.START, random.nextInt(80), random);
      int[] straight = seen(s, Side.FIRST);
      int[] turned = seen(RandomPositions.turned(s), Side.SECOND);
      for (int square = 1; square <= 32; square++) {
        assertEquals(of(straight, square), of(turned, 33 - square), "position " + i);
      }
    }
  }
}
