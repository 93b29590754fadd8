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
import java.util.stream.IntStream;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.RandomLogs;
import org.junit.jupiter.api.Test;

class GameSampleTest {

  private static final Comparator<DecidedGame<Checkers>> IN_ARCHIVES =
      Comparator.<DecidedGame<Checkers>>comparingInt(DecidedGame::file)
          .thenComparingInt(DecidedGame::number);

  @Test
  void isWhatShufflingAllAndTakingTheFirstWouldGive() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<DecidedGame<Checkers>> games = RandomLogs.games(random, 1 + random.nextInt(20));
      int enough = 1 + random.nextInt(150);
      GameSample<DecidedGame<Checkers>> sample = new GameSample<>(enough, seed);
      Map<DecidedGame<Checkers>, Long> lots = new HashMap<>();
      SplittableRandom drawn = new SplittableRandom(seed);
      for (DecidedGame<Checkers> game : games) {
        sample.add(game);
        lots.put(game, game.decisions() == 0 ? Long.MAX_VALUE : drawn.nextLong());
      }
      List<DecidedGame<Checkers>> expected = new ArrayList<>();
      int decisions = 0;
      List<DecidedGame<Checkers>> shuffled = new ArrayList<>(games);
      shuffled.sort(Comparator.comparing(lots::get));
      for (DecidedGame<Checkers> game : shuffled) {
        if (decisions < enough && game.decisions() > 0) {
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
    Example<Checkers> example = Example.of(Checkers.START, Checkers.START.successors()[0]);
    List<DecidedGame<Checkers>> games =
        IntStream.rangeClosed(1, 10)
            .mapToObj(number -> new DecidedGame<>(0, number, List.of(example), List.of(0)))
            .toList();
    for (int seed = 0; seed < 1000; seed++) {
      GameSample<DecidedGame<Checkers>> sample = new GameSample<>(5, seed);
      games.forEach(sample::add);
      sample.games().forEach(game -> drawn[game.number() - 1]++);
    }
    for (int i = 0; i < drawn.length; i++) {
      assertTrue(Math.abs(drawn[i] - 500) < 80, "game " + i + " was drawn " + drawn[i] + " times");
    }
  }
}
