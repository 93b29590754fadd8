package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.MoveSquares;
import org.junit.jupiter.api.Test;

class DiscSquaresTest {

  private static final Reversi GAME = new Reversi(ReversiBoard.SIX);
  private static final MoveSquares<Othello> SQUARES = GAME.moveSquares().orElseThrow();

  @Test
  void aMoveEndsWhereItsDiscIsPut() {
    for (Othello position : RandomGames.positions(ReversiBoard.SIX, 20, 2)) {
      for (Othello next : position.successors()) {
        int end = SQUARES.end(position, next);
        String move = GAME.move(position, next);
        assertEquals(-1, SQUARES.begin(position, next));
        assertEquals(move, end < 0 ? "pass" : SQUARES.board().squares().get(end).name());
      }
    }
  }

  @Test
  void theOtherSideSeesTheBoardTurned() {
    assertEquals(35, SQUARES.mirrored(0));
    assertEquals(30, SQUARES.mirrored(5));
  }

  @Test
  void ordersFollowTheSquares() {
    DiscOrder order = (DiscOrder) GAME.tieOrder("columns-down");
    assertEquals(order, SQUARES.order(order.squares(), order.squares()));
  }
}
