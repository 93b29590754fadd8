package olsy.lab.player;

import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;

/** Random numbers that belong to a position: the same position has always the same. */
public final class PositionNoise {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private PositionNoise() {}

  public static SplittableRandom at(Checkers position, long seed) {
    long own = 31 * position.own() + position.other();
    long key = 31 * (31 * own + position.kings()) + (position.toMove() == Side.FIRST ? 1 : 0);
    return new SplittableRandom(seed ^ (key * GOLDEN));
  }
}
