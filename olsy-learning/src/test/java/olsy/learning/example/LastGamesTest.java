package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.RandomLogs;
import org.junit.jupiter.api.Test;

class LastGamesTest {

  @Test
  void keepsTheLastDecisionsOfAllGames() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<LoggedGame<Checkers>> games = RandomLogs.games(random, 1 + random.nextInt(12));
      int most = 1 + random.nextInt(80);
      LastGames<Checkers> last = new LastGames<>(most);
      games.forEach(game -> last.add(game, game.decisions()));
      List<Example<Checkers>> all =
          games.stream().flatMap(game -> RandomLogs.unforced(game).stream()).toList();
      assertEquals(
          all.subList(Math.max(0, all.size() - most), all.size()),
          last.games().stream().flatMap(game -> RandomLogs.unforced(game).stream()).toList(),
          "seed " + seed);
    }
  }
}
