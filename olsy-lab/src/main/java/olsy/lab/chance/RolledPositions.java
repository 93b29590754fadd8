package olsy.lab.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;
import olsy.core.game.backgammon.Backgammon;
import olsy.core.game.backgammon.BackgammonGame;

/** Positions of backgammon from random play, with a roll to be played. */
final class RolledPositions {

  /** Random games hardly ever last longer. */
  private static final int MOST_TURNS = 120;

  private RolledPositions() {}

  static List<Backgammon> drawn(int count, SplittableRandom random) {
    Backgammon start = new BackgammonGame().start();
    List<Backgammon> drawn = new ArrayList<>();
    while (drawn.size() < count) {
      Backgammon before = RandomPlay.walk(start, 2 * random.nextInt(MOST_TURNS), random);
      if (!before.isTerminal()) {
        drawn.add(RandomPlay.move(before, random));
      }
    }
    return drawn;
  }
}
