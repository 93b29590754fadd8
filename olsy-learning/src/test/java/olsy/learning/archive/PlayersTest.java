package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlayersTest {

  @Test
  void countsGamesSidesDecisionsAndResults() {
    Players players = new Players(new PlayerNames(List.of("Anne=Ann")));
    List<PdnGame> games = new ArrayList<>();
    // Black's second move and White's second are forced: one capture each.
    games.add(game("Ann", "Bob", "1-0", "11-15", "22-18", "15x22", "25x18"));
    games.add(game("BOB", "anne", "1/2-1/2", "11-15", "23-19"));
    games.add(game("?", "?", "0-1", "11-15"));
    games.add(game("Ann", "Bob", "*", "11-15", "1-1"));
    for (int i = 0; i < games.size(); i++) {
      players.add(Replay.of(PlayedArchive.GAME, new PdnEntry(i + 1, 1, games.get(i), List.of())));
    }
    assertEquals(
        List.of(
            new Players.Entry("Ann", 3, 2, 1, 3, 1, new Players.Results(1, 1, 0, 1)),
            new Players.Entry("Bob", 3, 1, 2, 3, 0, new Players.Results(0, 1, 1, 1)),
            new Players.Entry("?", 1, 1, 1, 1, 0, new Players.Results(1, 0, 1, 0))),
        players.list());
    assertEquals(
        List.of(4, 8, 7, 1),
        List.of(players.games(), players.plies(), players.decisions(), players.forced()));
  }

  private static PdnGame game(String black, String white, String result, String... moves) {
    return new PdnGame(Map.of("Black", black, "White", white), List.of(moves), result);
  }
}
