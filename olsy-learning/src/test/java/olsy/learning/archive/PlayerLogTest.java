package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.example.LoggedGame;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerLogTest {

  private static final String GAMES =
      """
      [Black "Ann"]
      [White "Bob"]
      1. 11-15 22-18 2. 15x22 25x18 3. 8-11 1-0

      [Black "Bob"]
      [White "ANN"]
      1. 11-15 23-19 2. 8-11 *

      [Black "Bob"]
      [White "Eve"]
      1. 9-13 23-19 *
      """;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void games() throws IOException {
    file = folder.resolve("games.pdn");
    Files.writeString(file, GAMES);
  }

  private PlayerLog<Checkers> read(String player, Set<Side> sides, int window) {
    return PlayerLog.read(
        new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {}),
        new PlayerNames(List.of()),
        new PlayerLog.Selection(player, sides, window, 1000, 1));
  }

  private static List<String> moves(List<LoggedGame<Checkers>> games) {
    List<String> moves = new ArrayList<>();
    for (LoggedGame<Checkers> game : games) {
      for (Example<Checkers> example : RandomLogs.unforced(game)) {
        Checkers chosen = example.successors().get(example.chosen());
        moves.add(game.number() + ":" + PlayedArchive.GAME.move(example.position(), chosen));
      }
    }
    return moves;
  }

  @Test
  void tellsThePlayersDecisionsFromTheOthers() {
    PlayerLog<Checkers> log = read("ann", EnumSet.allOf(Side.class), 0);
    assertEquals("Ann", log.player());
    assertEquals(List.of("1:11-15", "1:8-11", "2:23-19"), moves(log.games()));
    assertEquals(
        List.of("1:22-18", "1:25x18", "2:11-15", "2:8-11", "3:9-13", "3:23-19"),
        moves(log.others()));
    assertEquals(List.of(2, 3, 1), List.of(log.played(), log.decisions(), log.forced()));
  }

  @Test
  void aSideIsThatOfAllPlayers() {
    PlayerLog<Checkers> log = read("Ann", EnumSet.of(Side.SECOND), 0);
    assertEquals(List.of("2:23-19"), moves(log.games()));
    assertEquals(List.of("1:22-18", "1:25x18", "3:23-19"), moves(log.others()));
    assertEquals(List.of(1, 1, 0), List.of(log.played(), log.decisions(), log.forced()));
  }

  @Test
  void theWindowIsOverTheLastDecisions() {
    PlayerLog<Checkers> log = read("Ann", EnumSet.allOf(Side.class), 2);
    assertEquals(List.of("1:8-11", "2:23-19"), moves(log.games()));
    assertEquals(3, log.decisions());
  }

  @Test
  void aPlayerWhoIsNotThereIsRefused() {
    InputException wrong =
        assertThrows(InputException.class, () -> read("Evi", EnumSet.allOf(Side.class), 0));
    assertTrue(
        wrong.getMessage().startsWith("--player: unknown player \"Evi\", nearest: Eve"),
        wrong.getMessage());
  }

  @Test
  void archivesWithoutGamesAreRefused() throws IOException {
    Files.writeString(file, "");
    assertEquals(
        "expected games, found none in [" + file + "]",
        assertThrows(InputException.class, () -> read("Ann", EnumSet.allOf(Side.class), 0))
            .getMessage());
  }
}
