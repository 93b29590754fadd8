package olsy.core.search.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveFromTheEndTest {

  private static final long MEMORY = 64 << 20;

  private static <P extends Position<P>> int value(P position) {
    return new SolveFromTheEnd<P>(MEMORY).solve(position, SolverListener.NONE).value();
  }

  /** Russell and Norvig, exercise 6.3: A wins on an even number of squares, loses on an odd one. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void theFourSquareGameIsWonWhereTheNumberIsEven(int size) {
    assertEquals(size % 2 == 0 ? 1 : -1, start(Games.named("four-square:" + size)));
  }

  private static <P extends Position<P>> int start(Game<P> game) {
    return value(game.start());
  }

  /** Every position, by the definition: values by iteration until nothing changes. */
  @ParameterizedTest
  @ValueSource(strings = {"four-square:3", "four-square", "four-square:5", "four-square:8"})
  void agreesWithIteration(String name) {
    compare(Games.named(name));
  }

  private static <P extends Position<P>> void compare(Game<P> game) {
    Map<P, Integer> values = new HashMap<>();
    reach(game.start(), values);
    for (boolean changes = true; changes; ) {
      changes = false;
      for (P at : List.copyOf(values.keySet())) {
        int best = at.isTerminal() ? -1 : Integer.MIN_VALUE;
        for (P next : at.successors()) {
          best = Math.max(best, -values.get(next));
        }
        changes |= !values.put(at, best).equals(best);
      }
    }
    values.forEach((position, value) -> assertEquals(value, value(position), "" + position));
  }

  /** They begin as draws. */
  private static <P extends Position<P>> void reach(P from, Map<P, Integer> values) {
    if (values.putIfAbsent(from, 0) == null) {
      for (P next : from.successors()) {
        reach(next, values);
      }
    }
  }

  @Test
  void theLineIsBestPlay() {
    assertEquals(List.of("1-2", "4-3", "2-4"), line(Games.named("four-square")));
  }

  private static <P extends Position<P>> List<String> line(Game<P> game) {
    List<P> line = Solver.of(game, MEMORY).solve(game.start(), SolverListener.NONE).line();
    return List.of(
        game.move(game.start(), line.get(0)),
        game.move(line.get(0), line.get(1)),
        game.move(line.get(1), line.get(2)));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    SolverMemorySpent refused =
        assertThrows(SolverMemorySpent.class, () -> small(Games.named("checkers")));
    assertTrue(refused.getMessage().startsWith("more than "), refused.getMessage());
  }

  private static <P extends Position<P>> void small(Game<P> game) {
    Solver.of(game, 1 << 16).solve(game.start(), SolverListener.NONE);
  }
}
