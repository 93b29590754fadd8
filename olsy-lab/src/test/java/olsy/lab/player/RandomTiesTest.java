package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class RandomTiesTest {

  private static final Checkers START = new EnglishCheckers().start();

  /** Seven moves; the sixth is worse, and never taken. */
  @Test
  void takesEachOfTheBestMovesAboutAsOften() {
    List<Checkers> successors = Arrays.asList(START.successors());
    double[] values = {1, 1, 1, 1, 1, 0, 1};
    int[] taken = new int[values.length];
    for (int seed = 0; seed < 6000; seed++) {
      int choice = new RandomTies(seed).rule().choose(START, START.toMove(), successors, values);
      assertEquals(
          choice,
          new RandomTies(seed).rule().choose(START, START.toMove(), successors, values),
          "seed " + seed);
      taken[choice]++;
    }
    assertEquals(0, taken[5]);
    for (int i = 0; i < taken.length; i++) {
      assertTrue(i == 5 || (850 < taken[i] && taken[i] < 1150), Arrays.toString(taken));
    }
  }
}
