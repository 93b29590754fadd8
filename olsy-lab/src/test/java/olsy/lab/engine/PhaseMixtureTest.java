package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import org.junit.jupiter.api.Test;

class PhaseMixtureTest {

  private static final PhaseMixture FUNCTION = new PhaseMixture();

  private static double value(String fen) {
    return FUNCTION.value(LabGame.CHECKERS.position(fen), Side.FIRST);
  }

  /** The same man on the same squares: a linear function has one opinion. */
  @Test
  void aManIsHeldBackInTheOpeningAndRunsInTheEnding() {
    double opening =
        value("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,20")
            - value("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,16");
    double ending = value("B:W30,31,32:B1,2,20") - value("B:W30,31,32:B1,2,16");
    assertTrue(opening < 0, "in the opening " + opening);
    assertTrue(ending > 0, "in the ending " + ending);
  }

  @Test
  void whatIsGoodForOneIsBadForTheOther() {
    Checkers position = LabGame.CHECKERS.position("B:W21,22,K30:B1,2,7,K15");
    assertEquals(
        -FUNCTION.value(position, Side.FIRST), FUNCTION.value(position, Side.SECOND), 1e-9);
  }
}
