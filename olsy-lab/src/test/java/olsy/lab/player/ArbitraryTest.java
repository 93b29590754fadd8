package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import org.junit.jupiter.api.Test;

class ArbitraryTest {

  /** In a fifth of the positions, where any move may be the right one, or the only one. */
  @Test
  void isWrongInTheSameShareOfPositions() {
    Search<Checkers> right = new AlphaBeta<>(Weights.of("material").evaluation(1));
    Arbitrary arbitrary = new Arbitrary(right, 0.2, 5);
    int wrong = 0;
    int all = 1000;
    for (int seed = 0; seed < all; seed++) {
      Checkers position = RandomPlay.walk(Checkers.START, 5, new SplittableRandom(seed));
      Checkers choice = arbitrary.search(position, 1).choice();
      assertEquals(choice, arbitrary.search(position, 1).choice(), "seed " + seed);
      wrong += choice.equals(right.search(position, 1).choice()) ? 0 : 1;
    }
    assertTrue(wrong > 90 && wrong < 190, wrong + " of " + all);
  }
}
