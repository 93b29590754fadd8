package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveDecisionsTest {

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

  private Decisions<Checkers> read(String player, Side side, int window) {
    return ArchiveDecisions.read(
        new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {}),
        new PlayerNames(List.of()),
        new ArchiveDecisions.Selection(player, side, window, 1));
  }

  private static List<String> moves(List<DecidedGame<Checkers>> games) {
    List<String> moves = new ArrayList<>();
    for (DecidedGame<Checkers> game : games) {
      for (Example<Checkers> example : RandomLogs.unforced(game)) {
        Checkers chosen = example.successors().get(example.chosen());
        moves.add(game.number() + ":" + PlayedArchive.GAME.move(example.position(), chosen));
      }
    }
    return moves;
  }

  @Test
  void tellsThePlayersDecisionsFromTheOthers() {
    Decisions<Checkers> log = read("ann", null, 0);
    assertEquals("Ann", log.origin().player());
    assertEquals(List.of("1:11-15", "1:8-11", "2:23-19"), moves(log.games()));
    assertEquals(
        List.of("1:22-18", "1:25x18", "2:11-15", "2:8-11", "3:9-13", "3:23-19"),
        moves(log.others()));
    assertEquals(
        List.of(2, 3, 1), List.of(log.seen().games(), log.seen().decisions(), log.seen().forced()));
  }

  @Test
  void aSideIsThatOfAllPlayers() {
    Decisions<Checkers> log = read("Ann", Side.SECOND, 0);
    assertEquals(List.of("2:23-19"), moves(log.games()));
    assertEquals(List.of("1:22-18", "1:25x18", "3:23-19"), moves(log.others()));
    assertEquals(
        List.of(1, 1, 0), List.of(log.seen().games(), log.seen().decisions(), log.seen().forced()));
  }

  @Test
  void theWindowIsOverTheLastDecisions() {
    Decisions<Checkers> log = read("Ann", null, 2);
    assertEquals(List.of("1:8-11", "2:23-19"), moves(log.games()));
    assertEquals(3, log.seen().decisions());
  }

  @Test
  void aPlayerWhoIsNotThereIsRefused() {
    NoDecisionsException wrong =
        assertThrows(NoDecisionsException.class, () -> read("Evi", null, 0));
    assertTrue(
        wrong.getMessage().startsWith("unknown player \"Evi\", nearest: Eve"), wrong.getMessage());
  }

  @Test
  void aPlayerWithoutDecisionsIsRefused() throws IOException {
    Files.writeString(file, "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 *\n");
    assertEquals(
        "Bob made no decision in these games",
        assertThrows(NoDecisionsException.class, () -> read("Bob", null, 0)).getMessage());
    assertEquals(
        "Ann made no decision in these games as white",
        assertThrows(NoDecisionsException.class, () -> read("Ann", Side.SECOND, 0)).getMessage());
  }

  @Test
  void archivesWithoutGamesAreRefused() throws IOException {
    Files.writeString(file, "");
    assertEquals(
        "expected games, found none in [" + file + "]",
        assertThrows(InputException.class, () -> read("Ann", null, 0)).getMessage());
  }
}
