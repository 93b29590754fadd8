package olsy.core.game.checkers;

import java.util.Random;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;

/** Positions to test on, many kings among them. */
final class RandomPositions {

  private RandomPositions() {}

  /** What random play from the start leads to. */
  static Checkers played(Random random) {
    return RandomPlay.walk(Checkers.START, random.nextInt(100), random);
  }

  /** Up to twelve pieces a side, anywhere. */
  static Checkers placed(Random random) {
    long[] pieces = new long[2];
    long kings = 0;
    for (int side = 0; side < 2; side++) {
      for (int n = random.nextInt(13); n > 0; n--) {
        int number = 1 + random.nextInt(32);
        long square = Checkers.square(number);
        if (((pieces[0] | pieces[1]) & square) == 0) {
          pieces[side] |= square;
          boolean crowned = side == 0 ? number >= 29 : number <= 4;
          kings |= crowned || random.nextInt(3) == 0 ? square : 0;
        }
      }
    }
    return random.nextBoolean()
        ? new Checkers(pieces[0], pieces[1], kings, Side.FIRST)
        : new Checkers(pieces[1], pieces[0], kings, Side.SECOND);
  }

  /** The board turned round and the colours swapped: the same position for the other side. */
  static Checkers turned(Checkers s) {
    return new Checkers(turned(s.own()), turned(s.other()), turned(s.kings()), s.toMove().other());
  }

  private static long turned(long squares) {
    long turned = 0;
    for (int number = 1; number <= 32; number++) {
      turned |= (squares & Checkers.square(number)) != 0 ? Checkers.square(33 - number) : 0;
    }
    return turned;
  }
}
