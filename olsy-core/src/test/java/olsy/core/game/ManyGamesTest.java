package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ManyGamesTest {

  private static final int GAMES = 4;
  private static final int MOST_PLIES = 200;

  static Stream<ManyGame<?>> all() {
    return ManyGames.all().stream();
  }

  @Test
  void areFoundByTheirNames() {
    assertEquals(List.of("many-reversi:3", "many-reversi:4"), all().map(ManyGame::name).toList());
    all().forEach(game -> assertSame(game, ManyGames.named(game.name())));
    Exception unknown =
        assertThrows(IllegalArgumentException.class, () -> ManyGames.named("reversi:4"));
    assertEquals(
        "unknown game for many players \"reversi:4\", nearest: many-reversi:4",
        unknown.getMessage());
  }

  /**
   * In random games: notation reads back, moves differ, players move in turn, payoffs are bounded.
   */
  @ParameterizedTest
  @MethodSource("all")
  void keepWhatTheirInterfacesPromise(ManyGame<?> game) {
    conforms(game);
  }

  private static <P extends ManyPosition<P>> void conforms(ManyGame<P> game) {
    assertEquals(game.players().size(), game.start().players());
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      P position = game.start();
      int plies = 0;
      while (!position.isTerminal()) {
        P from = position;
        assertEquals(position, game.position(game.text(position)), "seed " + seed);
        List<P> successors = Arrays.asList(position.successors());
        assertEquals(successors, Arrays.asList(position.successors()), "seed " + seed);
        assertEquals(successors.size(), position.successorCount(), "seed " + seed);
        List<String> moves = successors.stream().map(next -> game.move(from, next)).toList();
        assertEquals(moves.size(), new HashSet<>(moves).size(), moves.toString());
        position = successors.get(random.nextInt(successors.size()));
        assertEquals((from.toMove() + 1) % from.players(), position.toMove(), "seed " + seed);
        plies++;
        double[] values = game.payoffs().values(position);
        assertEquals(game.players().size(), values.length);
        double sum = Arrays.stream(values).sum();
        assertTrue(Arrays.stream(values).allMatch(value -> value >= 0), "seed " + seed);
        assertTrue(sum <= game.payoffs().sum(game.start(), plies).orElse(sum), "seed " + seed);
        assertTrue(plies < MOST_PLIES, "a game ends");
      }
      assertEquals(0, position.successorCount());
      assertEquals(position, game.position(game.text(position)), "seed " + seed);
    }
  }
}
