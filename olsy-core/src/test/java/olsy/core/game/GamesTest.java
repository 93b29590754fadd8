package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has published counts of its lines of play and a recorded game that replays. */
class GamesTest {

  static Stream<Game<?>> games() {
    return Games.all().stream();
  }

  @Test
  void knowsCheckers() {
    assertEquals(List.of("checkers"), Games.all().stream().map(Game::name).toList());
    assertSame(Games.all().get(0), Games.named("checkers"));
  }

  @Test
  void namesTheKnownGames() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Games.named("chess")).getMessage();
    assertEquals("unknown game \"chess\", nearest: checkers", message);
    assertThrows(IllegalArgumentException.class, () -> Games.named("checkers:8"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAsPublished(Game<?> game) throws IOException {
    String[] counts = words(game, "perft.txt");
    assertTrue(counts.length >= 6, "too shallow to tell anything: " + counts.length);
    for (int depth = 1; depth <= counts.length; depth++) {
      assertEquals(Long.parseLong(counts[depth - 1]), perft(game, depth), "depth " + depth);
    }
  }

  private static <P extends Position<P>> long perft(Game<P> game, int depth) {
    return Perft.count(game.start(), depth);
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordedGameReplays(Game<?> game) throws IOException {
    String[] moves = words(game, "recorded-game.txt");
    assertTrue(moves.length >= 20, "too short to tell anything: " + moves.length);
    replay(game, moves);
  }

  private static <P extends Position<P>> void replay(Game<P> game, String[] moves) {
    P position = game.start();
    for (String move : moves) {
      P next = game.successor(position, move);
      assertEquals(next, game.successor(position, game.move(position, next)), move);
      assertEquals(next, game.position(game.text(next)), move);
      position = next;
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void openingsHaveNamesAndAreDifferent(Game<?> game) {
    checkOpenings(game);
  }

  private static <P extends Position<P>> void checkOpenings(Game<P> game) {
    List<String> names = game.openingSets().stream().map(OpeningSet::name).toList();
    assertEquals(names.size(), Set.copyOf(names).size());
    assertTrue(names.contains("go-as-you-please"), names.toString());
    for (OpeningSet<P> set : game.openingSets()) {
      List<P> positions = set.positions().get();
      assertFalse(positions.isEmpty(), set.name());
      assertEquals(positions.size(), new HashSet<>(positions).size(), set.name());
      assertFalse(positions.stream().anyMatch(Position::isTerminal), set.name());
      assertEquals(positions, set.positions().get(), set.name());
    }
  }

  private static String[] words(Game<?> game, String file) throws IOException {
    String name = "/olsy/core/game/" + game.name() + "/" + file;
    try (InputStream in = GamesTest.class.getResourceAsStream(name)) {
      assertNotNull(in, "every game brings " + name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split("\\s+", -1);
    }
  }
}
