package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.archive.PlayerNames;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SittingsTest {

  private static final String GAMES =
      """
      [Black "Ann"]
      [White "Bob"]

      1. 11-15 23-18 2. 8-11 1-0

      [Black "Bob"]
      [White "Ann"]
      [FEN "B:W21-32:B1-11,16"]

      1. 11-15 23-19 *

      [Black "Cid"]
      [White "Bob"]

      1. 10-15 23-19 1/2-1/2
      """;

  private static final Weigher<Checkers> WEIGHER =
      new Weigher<>(
          Planted.GAME,
          new PlayerFile(
              "checkers",
              "own",
              MinimaxSearches.ALPHA_BETA,
              new WrittenStrategy(Map.of("men", 1.0), 3),
              null,
              Map.of()),
          3,
          Planted.POOL,
          1);

  @TempDir Path folder;

  private Sittings<Checkers> read(String player, int most) throws IOException {
    Path file = Files.writeString(folder.resolve("games.pdn"), GAMES);
    return Sittings.read(
        new GameLog<>(Planted.GAME, List.of(file), fault -> {}),
        new PlayerNames(List.of()),
        player,
        most,
        1);
  }

  @Test
  void knowsSidesPointsAndOpenings() throws IOException {
    List<Sitting<Checkers>> all = read("ann", 10).weighed(WEIGHER, done -> {});
    assertEquals(6, all.size());
    Sitting<Checkers> first = all.get(0);
    assertTrue(first.own());
    assertEquals(Side.FIRST, first.side());
    assertEquals(OptionalInt.of(2), first.points());
    assertEquals(List.of("11-15", "23-18", "8-11"), first.opening());
    assertEquals(2, first.decisions().size());
    Sitting<Checkers> elsewhere = all.get(1);
    assertTrue(elsewhere.own());
    assertEquals(OptionalInt.empty(), elsewhere.points());
    assertEquals(List.of(), elsewhere.opening());
    assertEquals(4, all.stream().filter(one -> !one.own()).count());
  }

  @Test
  void keepsNoMoreThanAreWanted() throws IOException {
    assertEquals(3, read("Ann", 2).size() - 1);
    assertEquals(2, read("Ann", 2).played());
  }

  @Test
  void saysWhoIsNotThere() {
    assertTrue(
        assertThrows(NoDecisionsException.class, () -> read("Amn", 2))
            .getMessage()
            .contains("nearest: Ann"));
  }
}
