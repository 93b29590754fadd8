package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.Movers.Mover;
import olsy.learning.archive.Movers.Selection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MoversTest {

  private static final Set<Side> BOTH = EnumSet.allOf(Side.class);

  @TempDir Path folder;

  private List<Mover<Checkers>> read(Selection selection) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("games.pdn"),
            """
            [Black "Ann"]
            [White "Bob"]

            1. 11-15 23-18 2. 8-11 *

            [Black "bob"]
            [White "Anne"]

            1. 11-15 23-19 *

            [Event "nobody knows who"]

            1. 10-15 23-19 *
            """);
    return Movers.read(
        new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {}),
        new PlayerNames(List.of("Anne=Ann")),
        selection);
  }

  @Test
  void everybodyIsToldWithTheGames() throws IOException {
    List<Mover<Checkers>> movers = read(new Selection(null, BOTH, 100, 1));
    assertEquals(
        List.of("Ann 3", "Bob 2", "? 1", "? 1"),
        movers.stream().map(one -> one.name() + " " + one.decisions()).toList());
    assertEquals(List.of(1, 2), movers.get(0).games().stream().map(game -> game.number()).toList());
    assertEquals(2, movers.get(0).played());
  }

  /** Whoever has no name is somebody else on the other side. */
  @Test
  void nobodyIsTwoPlayers() throws IOException {
    assertEquals(
        List.of(Side.FIRST, Side.SECOND),
        read(new Selection("?", BOTH, 100, 1)).stream().map(Mover::side).toList());
  }

  @Test
  void oneSideOfOnePlayer() throws IOException {
    List<Mover<Checkers>> movers = read(new Selection("ann", EnumSet.of(Side.SECOND), 100, 1));
    assertEquals(1, movers.size());
    assertEquals(1, movers.get(0).decisions());
    assertEquals(Side.SECOND, movers.get(0).side());
  }

  @Test
  void keepsAsManyGamesAsAreEnough() throws IOException {
    Mover<Checkers> ann = read(new Selection("Ann", BOTH, 1, 1)).get(0);
    assertEquals(1, ann.games().size());
    assertEquals(3, ann.decisions());
  }

  @Test
  void saysWhoIsNotThere() {
    NoDecisionsException wrong =
        assertThrows(NoDecisionsException.class, () -> read(new Selection("Amn", BOTH, 100, 1)));
    assertTrue(
        wrong.getMessage().contains("unknown player \"Amn\", nearest: Ann"), wrong.getMessage());
  }
}
