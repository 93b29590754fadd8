package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.RandomLogs;
import org.junit.jupiter.api.Test;

class GameSampleTest {

  private static final Comparator<LoggedGame<Checkers>> IN_ARCHIVES =
      Comparator.<LoggedGame<Checkers>>comparingInt(LoggedGame::file)
          .thenComparingInt(LoggedGame::number);

  @Test
  void isWhatShufflingAllAndTakingTheFirstWouldGive() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<LoggedGame<Checkers>> games = RandomLogs.games(random, 1 + random.nextInt(20));
      int enough = 1 + random.nextInt(150);
      GameSample<Checkers> sample = new GameSample<>(enough, seed);
      Map<LoggedGame<Checkers>, Long> lots = new HashMap<>();
      SplittableRandom drawn = new SplittableRandom(seed);
      for (LoggedGame<Checkers> game : games) {
        sample.add(game, game.decisions());
        lots.put(game, drawn.nextLong());
      }
      List<LoggedGame<Checkers>> expected = new ArrayList<>();
      int decisions = 0;
      List<LoggedGame<Checkers>> shuffled = new ArrayList<>(games);
      shuffled.sort(Comparator.comparing(lots::get));
      for (LoggedGame<Checkers> game : shuffled) {
        if (decisions < enough) {
          expected.add(game);
          decisions += game.decisions();
        }
      }
      expected.sort(IN_ARCHIVES);
      assertEquals(expected, sample.games(), "seed " + seed);
    }
  }

  @Test
  void everyGameIsDrawnAboutAsOften() {
    int[] drawn = new int[10];
    List<LoggedGame<Checkers>> games = RandomLogs.games(new Random(1), 10);
    for (int seed = 0; seed < 1000; seed++) {
      GameSample<Checkers> sample = new GameSample<>(5, seed);
      games.forEach(game -> sample.add(game, 1));
      sample.games().forEach(game -> drawn[game.number() - 1]++);
    }
    for (int i = 0; i < drawn.length; i++) {
      assertTrue(Math.abs(drawn[i] - 500) < 80, "game " + i + " was drawn " + drawn[i] + " times");
    }
  }
}
