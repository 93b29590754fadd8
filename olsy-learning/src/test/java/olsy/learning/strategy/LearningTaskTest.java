package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class LearningTaskTest {
  private static final List<List<Example<Checkers>>> GAMES =
      HiddenPlayer.withDepth(1).games(300, 1);

  private static LearningTask<Checkers> task(List<List<Example<Checkers>>> games, long seed) {
    return LearningTask.of(
        HiddenPlayer.POOL, HiddenPlayer.material(), HiddenPlayer.GAME, games, 3, seed);
  }

  @Test
  void holdsOutAQuarterOfTheGames() {
    LearningTask.Parts<Checkers> parts = task(GAMES, 1).decisions();
    int most = GAMES.stream().mapToInt(List::size).max().orElseThrow();
    int heldOut = parts.heldOut().decisions();
    assertTrue(Math.abs(heldOut - parts.all().decisions() / 4) < 2 * most, heldOut + " held out");
    assertEquals(
        parts.all().decisions(), parts.training().decisions() + heldOut, "each decision once");
    assertEquals(ExampleSet.of(GAMES).decisions(), parts.all().decisions());
    assertEquals(parts.heldOut(), parts.judging());
  }

  @Test
  void theSeedDecidesWhich() {
    assertEquals(task(GAMES, 1).decisions(), task(GAMES, 1).decisions());
    assertNotEquals(task(GAMES, 1).decisions().heldOut(), task(GAMES, 2).decisions().heldOut());
  }

  @Test
  void holdsNothingOutOfFewDecisions() {
    List<List<Example<Checkers>>> few = HiddenPlayer.withDepth(1).games(70, 1);
    LearningTask.Parts<Checkers> parts = task(few, 1).decisions();
    assertTrue(parts.all().decisions() < 100);
    assertEquals(0, parts.heldOut().decisions());
    assertEquals(parts.all(), parts.training());
    assertEquals(parts.training(), parts.judging());
  }

  @Test
  void refusesWhatDoesNotFit() {
    assertThrows(
        IllegalArgumentException.class,
        () -> LearningTask.of(HiddenPlayer.POOL, List.of(1.0), HiddenPlayer.GAME, GAMES, 3, 1));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            LearningTask.of(
                HiddenPlayer.POOL, HiddenPlayer.material(), HiddenPlayer.GAME, GAMES, 0, 1));
  }
}
