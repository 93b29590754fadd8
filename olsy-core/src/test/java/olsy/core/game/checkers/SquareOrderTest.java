package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareOrderTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static String movesOfTheStart(String order) {
    TieOrder<Checkers> ties = GAME.tieOrder(order);
    return String.join(
        " ",
        Arrays.stream(Checkers.START.successors())
            .sorted(Comparator.comparingInt(s -> ties.rank(Checkers.START, s)))
            .map(s -> GAME.move(Checkers.START, s))
            .toList());
  }

  @Test
  void squaresInTheirOrder() {
    // Rows run from left to right as the board is printed with square 1 at the top: 4 is at the
    // left
    // of no row, and odd rows stand one column to the right.
    assertEquals(
        "9-13 9-14 10-14 10-15 11-15 11-16 12-16", movesOfTheStart("begin rows-up end rows-up"));
    assertEquals(
        "12-16 11-16 11-15 10-15 10-14 9-14 9-13",
        movesOfTheStart("begin rows-down end rows-down"));
    assertEquals(
        "9-13 10-14 9-14 11-15 10-15 12-16 11-16", movesOfTheStart("end rows-up begin rows-down"));
  }

  @Test
  void antidiagonalsRunDownToTheLeft() {
    // 9 stands on 2-6-9-13, 10 on 3-7-10-14-17-21, 11 on 4-8-11-15-…, 12 on 12-16-19-…
    assertEquals(
        "9-13 9-14 10-14 10-15 11-15 11-16 12-16",
        movesOfTheStart("begin antidiagonals-up end rows-up"));
  }

  @Test
  void namesReadBack() {
    for (TieOrder<Checkers> order : GAME.tieOrders()) {
      assertEquals(order, GAME.tieOrder(order.name()));
    }
    TieOrder<Checkers> own = GAME.tieOrders().get(0).neighbours().get(40);
    assertEquals(own, GAME.tieOrder(own.name()));
  }

  @Test
  void allOrdersDiffer() {
    assertEquals(16, new HashSet<>(GAME.tieOrders()).size());
  }

  @Test
  void neighboursMoveOneSquare() {
    List<TieOrder<Checkers>> neighbours = GAME.tieOrders().get(0).neighbours();
    assertEquals(32 * 31, neighbours.size());
    assertTrue(neighbours.stream().noneMatch(GAME.tieOrders().get(0)::equals));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rows",
        "begin rows-up",
        "begin rows-up begin rows-up",
        "begin sideways end rows-up",
        "begin 1,2,3 end rows-up"
      })
  void otherNamesAreRefused(String name) {
    assertThrows(IllegalArgumentException.class, () -> GAME.tieOrder(name));
  }
}
