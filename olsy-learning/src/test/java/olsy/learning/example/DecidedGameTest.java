package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.RandomLogs;
import org.junit.jupiter.api.Test;

class DecidedGameTest {

  @Test
  void examplesAreTheDecisionsOfItsSides() {
    Random random = new Random(1);
    List<Checkers> line = new ArrayList<>(List.of(Checkers.START));
    while (line.size() <= 40 && !line.get(line.size() - 1).isTerminal()) {
      Checkers[] successors = line.get(line.size() - 1).successors();
      line.add(successors[random.nextInt(successors.length)]);
    }
    for (EnumSet<Side> sides :
        List.of(
            EnumSet.of(Side.FIRST),
            EnumSet.of(Side.SECOND),
            EnumSet.allOf(Side.class),
            EnumSet.noneOf(Side.class))) {
      List<Example<Checkers>> expected =
          IntStream.range(0, line.size() - 1)
              .filter(i -> sides.contains(line.get(i).toMove()))
              .mapToObj(i -> Example.of(line.get(i), line.get(i + 1)))
              .toList();
      DecidedGame<Checkers> game = DecidedGame.of(0, 1, line, sides);
      assertEquals(expected, game.examples(), sides.toString());
      for (int i = 0; i < game.plies().size(); i++) {
        assertEquals(line.get(game.plies().get(i)), game.examples().get(i).position());
      }
      assertEquals(RandomLogs.unforced(game).size(), game.decisions(), sides.toString());
    }
  }

  @Test
  void theLastDecisionsAreTheEndOfTheGameAndTheFirstItsBeginning() {
    for (int seed = 0; seed < 200; seed++) {
      DecidedGame<Checkers> game = RandomLogs.game(new Random(seed), 1);
      List<Example<Checkers>> all = RandomLogs.unforced(game);
      for (int n = 0; n <= all.size(); n++) {
        assertEquals(
            all.subList(all.size() - n, all.size()),
            RandomLogs.unforced(game.last(n)),
            "seed " + seed + ", last " + n);
        assertEquals(
            all.subList(0, n), RandomLogs.unforced(game.first(n)), "seed " + seed + ", first " + n);
      }
    }
  }

  @Test
  void aGameIsTheSameWhosesoeverDecisions() {
    DecidedGame<Checkers> game = RandomLogs.game(new Random(1), 7);
    assertTrue(game.isSameGame(new DecidedGame<Checkers>(game.file(), 7, List.of(), List.of())));
    assertFalse(game.isSameGame(new DecidedGame<>(game.file(), 8, game.examples(), game.plies())));
    assertFalse(
        game.isSameGame(new DecidedGame<>(game.file() + 1, 7, game.examples(), game.plies())));
  }

  @Test
  void gamesAreSortedByFileAndNumber() {
    List<DecidedGame<Checkers>> games = List.of(game(1, 2), game(0, 9), game(1, 1), game(0, 10));
    assertEquals(
        List.of(game(0, 9), game(0, 10), game(1, 1), game(1, 2)), DecidedGame.sorted(games));
  }

  private static DecidedGame<Checkers> game(int file, int number) {
    return new DecidedGame<>(file, number, List.of(), List.of());
  }
}
