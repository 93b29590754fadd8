package olsy.core.endgame;

import static java.lang.Long.rotateLeft;

import java.util.function.Consumer;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;

/**
 * Steps taken back: the positions of the same pieces from which one step leads to a position. Where
 * a capture was due no step was taken, and a man that was crowned was another piece before.
 */
final class Retreats {

  private Retreats() {}

  static void from(Checkers s, Consumer<Checkers> to) {
    int four = s.toMove() == Side.SECOND ? 4 : -4; // forward, for the side that moved
    int five = s.toMove() == Side.SECOND ? 5 : -5;
    long kings = s.other() & s.kings();
    back(s, s.other(), four, to);
    back(s, s.other(), five, to);
    back(s, kings, -four, to);
    back(s, kings, -five, to);
  }

  private static void back(Checkers s, long movers, int step, Consumer<Checkers> to) {
    long empty = Checkers.BOARD & ~(s.own() | s.other());
    for (long origins = rotateLeft(movers, -step) & empty; origins != 0; origins &= origins - 1) {
      long origin = origins & -origins;
      long moved = origin | rotateLeft(origin, step);
      long kings = (s.kings() & moved) != 0 ? s.kings() ^ moved : s.kings();
      Checkers before = new Checkers(s.other() ^ moved, s.own(), kings, s.toMove().other());
      if (!before.canCapture()) {
        to.accept(before);
      }
    }
  }
}
