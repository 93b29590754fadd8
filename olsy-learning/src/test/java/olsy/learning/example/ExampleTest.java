package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import org.junit.jupiter.api.Test;

class ExampleTest {
  private static final Node A = new Node(Side.SECOND, new double[1]);
  private static final Node B = new Node(Side.SECOND, new double[1]);

  @Test
  void waysToTheSamePositionAreOneSuccessor() {
    Example<Node> example = Example.of(new Node(Side.FIRST, new double[1], A, B, A), B);
    assertEquals(List.of(A, B), example.successors());
    assertEquals(1, example.chosen());
    assertFalse(example.isForced());
    assertTrue(Example.of(new Node(Side.FIRST, new double[1], A, A), A).isForced());
  }

  @Test
  void refusesAChoiceThatThereIsNot() {
    Node root = new Node(Side.FIRST, new double[1], A);
    assertThrows(IllegalArgumentException.class, () -> Example.of(root, B));
    assertThrows(IllegalArgumentException.class, () -> new Example<>(root, List.of(A), 1));
  }
}
