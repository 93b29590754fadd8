package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LastGamesTest {

  /** A game is its number of decisions. */
  private static LastGames<Integer> window(int most) {
    return new LastGames<>(most, game -> game);
  }

  /** The last ones from the end of a list of all, until they are enough. */
  private static List<Integer> last(List<Integer> games, int enough) {
    int from = games.size();
    int decisions = 0;
    while (from > 0 && decisions < enough) {
      from--;
      decisions += games.get(from);
    }
    return games.subList(from, games.size());
  }

  @Test
  void keepsTheLastGamesThatHoldEnough() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int most = 1 + random.nextInt(80);
      LastGames<Integer> window = window(most);
      List<Integer> all = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        int decisions = 1 + random.nextInt(15);
        window.add(decisions);
        all.add(decisions);
        List<Integer> expected = last(all, most);
        assertEquals(expected, window.games(), "seed " + seed);
        assertEquals(
            expected.stream().mapToInt(game -> game).sum(), window.decisions(), "seed " + seed);
        int few = 1 + random.nextInt(most);
        assertEquals(last(all, few), window.last(few), "seed " + seed);
      }
    }
  }

  /** A game that grows pushes the first ones out as a game that is added does. */
  @Test
  void aGameThatGrowsIsTheSameAsOneThatWasAdded() {
    LastGames<Integer> grown = window(20);
    LastGames<Integer> added = window(20);
    for (int decisions : new int[] {7, 9, 3, 12, 30, 1, 1, 5}) {
      added.add(decisions);
      grown.add(0);
      for (int i = 0; i < decisions; i++) {
        grown.replaceLast(game -> game + 1);
      }
      assertEquals(added.games(), grown.games());
    }
  }

  @Test
  void whatIsTakenAwayCountsNoMore() {
    LastGames<Integer> window = window(100);
    List.of(10, 20, 30).forEach(window::add);
    window.replaceAll(game -> game == 20 ? 0 : game);
    assertEquals(List.of(10, 0, 30), window.games());
    assertEquals(40, window.decisions());
  }
}
