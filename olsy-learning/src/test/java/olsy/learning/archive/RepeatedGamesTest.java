package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RepeatedGamesTest {

  private static final PdnGame GAME = game(Map.of("Black", "Ann", "White", "Bob"), "1-0");

  private static PdnGame game(Map<String, String> tags, String result) {
    return new PdnGame(tags, List.of("11-15", "22-18", "15x22"), result);
  }

  private static boolean add(RepeatedGames games, PdnGame game) {
    return games.add(RepeatedGames.hash(game));
  }

  @Test
  void aGameOfAnArchiveBeforeIsRepeated() {
    RepeatedGames games = new RepeatedGames();
    assertFalse(add(games, GAME));
    games.endArchive();
    assertTrue(add(games, GAME));
  }

  /** A program without a die plays the same game whenever it begins alike. */
  @Test
  void equalGamesOfOneArchiveAreNot() {
    RepeatedGames games = new RepeatedGames();
    assertFalse(add(games, GAME));
    assertFalse(add(games, GAME));
    games.endArchive();
    assertTrue(add(games, GAME));
    assertTrue(add(games, GAME));
    assertFalse(add(games, GAME), "twice before, and once more here");
    games.endArchive();
    assertEquals(
        List.of(true, true, true, false),
        List.of(add(games, GAME), add(games, GAME), add(games, GAME), add(games, GAME)));
  }

  @Test
  void writingMakesNoDifference() {
    RepeatedGames games = new RepeatedGames();
    add(games, GAME);
    games.endArchive();
    assertTrue(
        add(
            games,
            new PdnGame(
                Map.of("White", "BOB ", "Black", "ann", "Event", "another"),
                List.of("11-15", "22-18", "15-22"),
                "1-0")));
  }

  @Test
  void playersDateBeginningMovesAndResultDo() {
    RepeatedGames games = new RepeatedGames();
    add(games, GAME);
    games.endArchive();
    assertFalse(add(games, game(Map.of("Black", "Bob", "White", "Ann"), "1-0")));
    assertFalse(
        add(games, game(Map.of("Black", "Ann", "White", "Bob", "Date", "1996.08.04"), "1-0")));
    assertFalse(add(games, game(Map.of("Black", "Ann", "White", "Bob", "FEN", "B:W32:B1"), "1-0")));
    assertFalse(add(games, game(Map.of("Black", "Ann", "White", "Bob"), "*")));
    assertFalse(add(games, new PdnGame(GAME.tags(), List.of("11-15"), "1-0")));
  }
}
