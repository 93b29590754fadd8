package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class RandomPlayTest {

  private static final Checkers START = Checkers.START;

  @Test
  void everyMoveIsMade() {
    SplittableRandom random = new SplittableRandom(1);
    Set<Checkers> made = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      made.add(RandomPlay.move(START, random));
    }
    assertEquals(new HashSet<>(Arrays.asList(START.successors())), made);
  }

  @Test
  void walksMoveByMove() {
    SplittableRandom random = new SplittableRandom(2);
    Checkers position = START;
    for (int plies = 0; plies < 20; plies++) {
      assertEquals(
          position, RandomPlay.walk(START, plies, new SplittableRandom(2)), "plies " + plies);
      position = RandomPlay.move(position, random);
    }
  }

  @Test
  void endsWithTheGame() {
    assertTrue(RandomPlay.walk(START, 10_000, new SplittableRandom(3)).isTerminal());
  }
}
