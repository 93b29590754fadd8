package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;

class SquareOrderTest {
  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** Black's first moves in that order. */
  private static List<String> listed(TieOrder<Checkers> order) {
    return Arrays.stream(Checkers.START.successors())
        .sorted(Comparator.comparingInt(s -> order.rank(Checkers.START, s)))
        .map(s -> GAME.move(Checkers.START, s))
        .toList();
  }

  @Test
  void ranksByTheSquares() {
    assertEquals(
        List.of("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"),
        listed(SquareOrder.named("begin rows-up end rows-up")));
    assertEquals(
        List.of("9-14", "9-13", "10-15", "10-14", "11-16", "11-15", "12-16"),
        listed(SquareOrder.named("begin rows-up end rows-down")));
    assertEquals(
        List.of("12-16", "11-16", "11-15", "10-15", "10-14", "9-14", "9-13"),
        listed(SquareOrder.named("end rows-down begin rows-down")));
  }

  @Test
  void namesReadBack() {
    for (TieOrder<Checkers> order : SquareOrder.ALL) {
      assertEquals(order, SquareOrder.named(order.name()));
      TieOrder<Checkers> neighbour = order.neighbours().get(40);
      assertEquals(neighbour, SquareOrder.named(neighbour.name()), neighbour.name());
    }
    assertEquals(SquareOrder.ALL.size(), SquareOrder.ALL.stream().distinct().count());
  }

  @Test
  void neighboursDifferByOneSquare() {
    TieOrder<Checkers> order = SquareOrder.ALL.get(0);
    assertEquals(32 * 31, order.neighbours().size());
    assertTrue(order.neighbours().stream().noneMatch(order::equals));
  }

  @Test
  void refusesWhatIsNoOrder() {
    for (String name :
        List.of(
            "rows-up",
            "begin rows-up begin rows-up",
            "begin rows-left end rows-up",
            "begin 1,2,3 end rows-up",
            "begin x,y end rows-up")) {
      assertThrows(IllegalArgumentException.class, () -> SquareOrder.named(name), name);
    }
  }

  /** The king on 22 takes two men in a circle and stands on 22 again. */
  @Test
  void aCaptureThatEndsWhereItBeganComesFirst() {
    Checkers s = GAME.position("W:WK22:B9,10,17,18");
    Checkers round =
        Arrays.stream(s.successors())
            .filter(next -> (s.own() & ~next.other()) == 0)
            .findFirst()
            .orElseThrow();
    for (TieOrder<Checkers> order : SquareOrder.ALL) {
      assertEquals(-1, order.rank(s, round));
    }
  }
}
