package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import org.junit.jupiter.api.Test;

class WindowTest {
  private static final Example<Node> A = choice(0);
  private static final Example<Node> B = choice(1);
  private static final Example<Node> C = choice(0);
  private static final Example<Node> FORCED =
      new Example<>(A.position(), List.of(A.successors().get(0)), 0);

  private static Example<Node> choice(int chosen) {
    Node a = new Node(Side.SECOND, new double[1]);
    Node b = new Node(Side.SECOND, new double[1]);
    return new Example<>(new Node(Side.FIRST, new double[1], a, b), List.of(a, b), chosen);
  }

  @Test
  void isTheLastDecisions() {
    List<List<Example<Node>>> games = List.of(List.of(A, B), List.of(FORCED), List.of(FORCED, C));
    assertEquals(List.of(List.of(C)), new Window(1).of(games));
    assertEquals(List.of(List.of(B), List.of(FORCED), List.of(FORCED, C)), new Window(2).of(games));
    assertEquals(games, new Window(3).of(games));
    assertEquals(games, new Window(9).of(games));
  }

  @Test
  void refusesToBeEmpty() {
    assertThrows(IllegalArgumentException.class, () -> new Window(0));
  }
}
