package olsy.play.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.learning.text.Counted;
import olsy.learning.text.InputException;

/** Positions to begin games with, one for each pair. */
public final class Openings {

  private static final long MOST_TRIES = 1000;

  private Openings() {}

  /**
   * The first of a list.
   *
   * @param pairs so many are needed
   * @param repeated whether they begin again where there are too few
   */
  public static <P extends Position<P>> List<P> of(List<P> list, int pairs, boolean repeated) {
    if (pairs > list.size() && !repeated) {
      throw new InputException(
          "the games need "
              + pairs
              + " different openings, found "
              + list.size()
              + ": ask for fewer games, or for --repeat");
    }
    return IntStream.range(0, pairs).mapToObj(pair -> list.get(pair % list.size())).toList();
  }

  /** In an order that depends on the seed alone (Fisher and Yates). */
  public static <P extends Position<P>> List<P> shuffled(List<P> list, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<P> shuffled = new ArrayList<>(list);
    for (int last = shuffled.size() - 1; last > 0; last--) {
      Collections.swap(shuffled, last, random.nextInt(last + 1));
    }
    return shuffled;
  }

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
                + " of "
                + Counted.of(plies, "ply")
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
