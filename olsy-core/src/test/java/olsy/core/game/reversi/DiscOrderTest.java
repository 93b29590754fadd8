package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiscOrderTest {

  private static final Reversi GAME = new Reversi();

  @ParameterizedTest
  @CsvSource({
    "rows-up, d3 c4 f5 e6",
    "rows-down, e6 f5 c4 d3",
    "columns-up, c4 d3 e6 f5",
    "columns-down, f5 e6 d3 c4",
    "antidiagonals-up, d3 c4 f5 e6",
  })
  void movesComeInItsOrder(String name, String moves) {
    TieOrder<Othello> order = GAME.tieOrder(name);
    assertEquals(
        List.of(moves.split(" ", -1)),
        Arrays.stream(GAME.start().successors())
            .sorted(Comparator.comparingInt(next -> order.rank(GAME.start(), next)))
            .map(next -> GAME.move(GAME.start(), next))
            .toList());
  }

  @Test
  void anOrderOfItsOwnReadsBack() {
    List<Integer> squares = IntStream.range(0, 16).map(n -> (5 * n + 3) % 16).boxed().toList();
    DiscOrder order = new DiscOrder(ReversiBoard.FOUR, squares);
    assertTrue(order.name().startsWith("d1,a3,b4,"), order.name());
    assertEquals(order, DiscOrder.named(ReversiBoard.FOUR, order.name()));
    assertEquals(16 * 15, order.neighbours().size());
    assertThrows(IllegalArgumentException.class, () -> DiscOrder.named(ReversiBoard.FOUR, "a1,b1"));
    assertThrows(
        IllegalArgumentException.class, () -> new DiscOrder(ReversiBoard.FOUR, List.of(1, 2, 3)));
  }

  @Test
  void aPassIsAlone() {
    Reversi game = new Reversi(ReversiBoard.FOUR);
    Othello position = game.position("W:.wwb/..../..../....");
    assertEquals(-1, game.tieOrders().get(0).rank(position, position.successors()[0]));
  }
}
