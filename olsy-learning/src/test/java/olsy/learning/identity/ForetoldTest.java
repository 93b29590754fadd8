package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.learning.example.Example;
import org.junit.jupiter.api.Test;

class ForetoldTest {

  private static final TicTacToe START = Played.GAME.start();

  /** Whatever the share of slips, the moves of a position have probabilities that add up to 1. */
  @Test
  void addsUpToOne() {
    List<TicTacToe> successors = Example.successors(START);
    for (double slips : new double[] {0.002, 0.3, 1}) {
      double sum = 0;
      for (TicTacToe next : successors) {
        sum += Foretold.of(successors.get(3), Example.of(START, next)).probability(slips);
      }
      assertEquals(1, sum, 1e-12);
    }
  }

  @Test
  void knowsTheMoveThatWasForetold() {
    List<TicTacToe> successors = Example.successors(START);
    Example<TicTacToe> decision = Example.of(START, successors.get(3));
    assertTrue(Foretold.of(successors.get(3), decision).hit());
    assertFalse(Foretold.of(successors.get(2), decision).hit());
    assertEquals(0.5 / 9, Foretold.of(successors.get(2), decision).probability());
  }

  @Test
  void nothingThatWasPlayedIsImpossible() {
    assertThrows(IllegalArgumentException.class, () -> new Foretold(false, 0));
  }
}
