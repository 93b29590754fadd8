package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.tree.Node;
import olsy.learning.example.ExampleSet.Repeated;
import org.junit.jupiter.api.Test;

class ExampleSetTest {
  private static final Node A = new Node(Side.SECOND, new double[1]);
  private static final Node B = new Node(Side.SECOND, new double[1]);
  private static final Node CHOICE = new Node(Side.FIRST, new double[1], A, B);
  private static final Node FORCED = new Node(Side.FIRST, new double[1], A);

  private static final Example<Node> CHOSE_A = Example.of(CHOICE, A);
  private static final Example<Node> CHOSE_B = Example.of(CHOICE, B);
  private static final Example<Node> HAD_TO = Example.of(FORCED, A);

  @Test
  void keepsEqualDecisionsOnceWithTheirNumber() {
    ExampleSet<Node> set =
        ExampleSet.of(
            List.of(List.of(CHOSE_B, HAD_TO, CHOSE_A), List.of(HAD_TO, CHOSE_B), List.of()));
    assertEquals(
        List.of(new Repeated<>(CHOSE_B, 2), new Repeated<>(CHOSE_A, 1)),
        set.unforced(),
        "in the order in which they were first made");
    assertEquals(3, set.decisions());
    assertEquals(2, set.forced());
  }

  @Test
  void ofNothingIsEmpty() {
    assertEquals(new ExampleSet<Node>(List.of(), 0, 0), ExampleSet.of(List.of()));
    assertTrue(HAD_TO.isForced());
  }
}
