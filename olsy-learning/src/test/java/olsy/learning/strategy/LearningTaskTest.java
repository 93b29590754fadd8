package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class LearningTaskTest {
  private static final List<List<Example<Checkers>>> GAMES =
      HiddenPlayer.withDepth(1).games(300, 1);

  private static LearningTask<Checkers> task(List<List<Example<Checkers>>> games, long seed) {
    return LearningTask.of(HiddenPlayer.POOL, HiddenPlayer.material(), List.of(), games, 3, seed);
  }

  @Test
  void holdsOutAQuarterOfTheGames() {
    LearningTask<Checkers> task = task(GAMES, 1);
    assertEquals(GAMES.size() / 4, task.heldOut().size());
    List<List<Example<Checkers>>> both = new ArrayList<>(task.training());
    both.addAll(task.heldOut());
    assertEquals(GAMES.size(), both.size());
    assertEquals(new HashSet<>(GAMES), new HashSet<>(both), "whole games, each once");
    assertEquals(ExampleSet.of(GAMES).decisions(), task.all().decisions());
  }

  @Test
  void theSeedDecidesWhich() {
    assertEquals(task(GAMES, 1).heldOut(), task(GAMES, 1).heldOut());
    assertNotEquals(task(GAMES, 1).heldOut(), task(GAMES, 2).heldOut());
    assertNotEquals(
        GAMES.subList(0, task(GAMES, 1).training().size()), task(GAMES, 1).training(), "shuffled");
  }

  @Test
  void holdsNothingOutOfFewDecisions() {
    List<List<Example<Checkers>>> few = HiddenPlayer.withDepth(1).games(70, 1);
    assertTrue(ExampleSet.of(few).decisions() < 100);
    assertEquals(List.of(), task(few, 1).heldOut());
  }

  @Test
  void refusesWhatDoesNotFit() {
    assertThrows(
        IllegalArgumentException.class,
        () -> LearningTask.of(HiddenPlayer.POOL, List.of(1.0), List.of(), GAMES, 3, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> LearningTask.of(HiddenPlayer.POOL, HiddenPlayer.material(), List.of(), GAMES, 0, 1));
  }
}
