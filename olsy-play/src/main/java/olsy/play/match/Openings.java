package olsy.play.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.learning.text.InputException;

/** Positions to begin games with, so that players that never vary play different games. */
public final class Openings {

  private static final long MOST_TRIES = 1000;

  private Openings() {}

  /**
   * Draws different positions in which the game is not over, each after a number of random moves
   * from its start.
   */
  public static <P extends Position<P>> List<P> random(
      Game<P> game, int count, int plies, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Set<P> openings = new LinkedHashSet<>();
    for (long tries = 0; openings.size() < count; tries++) {
      if (tries == MOST_TRIES * count) {
        throw new InputException(
            "the games need "
                + count
                + " different openings, found "
                + openings.size()
                + (plies == 1 ? " of 1 ply" : " of " + plies + " plies")
                + ": ask for more plies or fewer games");
      }
      P position = RandomPlay.walk(game.start(), plies, random);
      if (!position.isTerminal()) {
        openings.add(position);
      }
    }
    return new ArrayList<>(openings);
  }
}
