package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class PairingTest {

  private static double value(Evaluation<Checkers> evaluation, String position) {
    return evaluation.value(LabGame.CHECKERS.position(position), Side.FIRST)
        / evaluation.largestWeight();
  }

  @Test
  void exchangesAreValuedAlikeByBoth() {
    Pairing pairing = Pairing.exchanges(-0.6);
    assertSame(pairing.own(), pairing.opponent());
    assertEquals((1 - 0.6 * 3) / 1.5, value(pairing.own().evaluation(), "B:W18:B1,2"), 1e-5);
  }

  /** In halves of a hundred: 50 for a piece, 77 more for a king, and squares. */
  @Test
  void rapidIsTheEngineOfTheDocuments() {
    Evaluation<Checkers> rapid = Pairing.rapid(0, 1).opponent().evaluation();
    assertEquals((90 - 50.0) / 127, value(rapid, "B:W22:B1"), 1e-5, "back row");
    assertEquals((127 + 5 - 50.0) / 127, value(rapid, "B:W22:BK10"), 1e-5, "a king");
    assertEquals((50 - 80.0) / 127, value(rapid, "B:W18:B9"), 1e-5, "a square of both");
    assertEquals((50 + 30 - 50.0) / 127, value(rapid, "B:W28:B15"), 1e-5);
    assertEquals(0, value(rapid, "B:W19:B14"), 1e-5, "the same square seen from the own side");
  }

  @Test
  void wrongModelsAreOfTheSameOpponent() {
    Pairing right = Pairing.random(3, 4, 1);
    Pairing wrong = Pairing.wrong(3, 4, 0.01, 1);
    String position = "B:W18,22,K30:B1,2,9";
    double own = value(right.own().evaluation(), position);
    double opponent = value(right.opponent().evaluation(), position);
    assertEquals(own, value(wrong.own().evaluation(), position));
    assertEquals(opponent, value(wrong.opponent().evaluation(), position));
    assertSame(right.opponent(), right.model());
    assertNotEquals(opponent, value(wrong.model().evaluation(), position));
    assertEquals(opponent, value(wrong.model().evaluation(), position), 0.3);
  }
}
