package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardShapeTest {

  private static final BoardShape.Square A = new BoardShape.Square("a", 0, 0);

  @Test
  void squaresAreDifferentAndOnTheBoard() {
    assertEquals(1, new BoardShape(1, 2, false, List.of(A)).squares().size());
    refuses(new BoardShape.Square("a", 0, 1));
    refuses(new BoardShape.Square("b", 0, 0));
    refuses(new BoardShape.Square("b", 1, 0));
    refuses(new BoardShape.Square("b", 0, 2));
    refuses(new BoardShape.Square("b", 0, -1));
  }

  private static void refuses(BoardShape.Square other) {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> new BoardShape(1, 2, false, List.of(A, other)))
            .getMessage();
    assertEquals("expected different squares on 1 rows of 2 columns, found " + other, message);
  }
}
