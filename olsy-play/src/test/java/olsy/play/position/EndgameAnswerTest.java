package olsy.play.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.endgame.EndgameTables;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class EndgameAnswerTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final EndgameTables TABLES = EndgameTables.solved(2);

  private static EndgameAnswer answer(String position) {
    return EndgameAnswer.of(GAME.position(position), GAME, TABLES).orElseThrow();
  }

  /** With the move a king drives the other from the side into the corner and takes it. */
  @Test
  void bestMovesWinSoonest() {
    for (String position : List.of("B:WK32:BK14", "W:WK19:BK29", "B:WK21:BK10", "W:W30:BK4")) {
      Checkers before = GAME.position(position);
      EndgameAnswer answer = answer(position);
      assertEquals(before.successors().length, answer.moves().size());
      for (EndgameAnswer.Move move : answer.moves()) {
        EndgameAnswer after = answer(GAME.text(GAME.successor(before, move.move())));
        assertEquals(move.plies() == 0 ? 0 : move.plies() - 1, after.plies());
      }
      EndgameAnswer.Move first = answer.moves().get(0);
      assertEquals(answer.result(), first.result());
      assertEquals(answer.plies(), first.plies());
      assertTrue(answer.best().contains(first.move()));
    }
  }

  @Test
  void aCaptureThatLeavesNothingWins() {
    assertEquals(
        new EndgameAnswer(
            "B:WK18:BK14",
            "win",
            1,
            List.of("14x23"),
            List.of(new EndgameAnswer.Move("14x23", "win", 1))),
        answer("B:WK18:BK14"));
  }

  @Test
  void whoCannotMoveHasLost() {
    assertEquals(
        new EndgameAnswer("B:W5:B1,K32", "loss", 0, List.of(), List.of()).result(), "loss");
    EndgameAnswer over = answer("B:WK1:B");
    assertEquals("loss", over.result());
    assertEquals(List.of(), over.best());
  }

  @Test
  void ofMorePiecesNothingIsKnown() {
    assertEquals(Optional.empty(), EndgameAnswer.of(Checkers.START, GAME, TABLES));
  }
}
