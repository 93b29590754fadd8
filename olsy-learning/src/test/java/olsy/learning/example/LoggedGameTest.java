package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.RandomLogs;
import org.junit.jupiter.api.Test;

class LoggedGameTest {

  @Test
  void examplesAreTheDecisionsOfItsSides() {
    for (int seed = 0; seed < 200; seed++) {
      LoggedGame<Checkers> game = RandomLogs.game(new Random(seed), 1);
      List<Checkers> line = game.positions();
      List<Example<Checkers>> expected =
          IntStream.range(0, line.size() - 1)
              .filter(i -> game.sides().contains(line.get(i).toMove()))
              .mapToObj(i -> Example.of(line.get(i), line.get(i + 1)))
              .toList();
      assertEquals(expected, game.examples(), "seed " + seed);
      assertEquals(RandomLogs.unforced(game).size(), game.decisions(), "seed " + seed);
    }
  }

  @Test
  void theLastDecisionsAreTheEndOfTheGame() {
    for (int seed = 0; seed < 200; seed++) {
      LoggedGame<Checkers> game = RandomLogs.game(new Random(seed), 1);
      List<Example<Checkers>> all = RandomLogs.unforced(game);
      for (int n = 0; n <= all.size(); n++) {
        assertEquals(
            all.subList(all.size() - n, all.size()),
            RandomLogs.unforced(game.last(n)),
            "seed " + seed + ", last " + n);
      }
    }
  }

  @Test
  void aGameIsTheSameWhosesoeverDecisions() {
    LoggedGame<Checkers> game = RandomLogs.game(new Random(1), 7);
    assertTrue(
        game.isSameGame(
            new LoggedGame<Checkers>(game.file(), 7, List.of(), EnumSet.noneOf(Side.class))));
    assertFalse(game.isSameGame(new LoggedGame<>(game.file(), 8, game.positions(), game.sides())));
    assertFalse(
        game.isSameGame(new LoggedGame<>(game.file() + 1, 7, game.positions(), game.sides())));
  }
}
