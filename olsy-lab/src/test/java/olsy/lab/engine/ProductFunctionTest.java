package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.game.Side;
import olsy.lab.player.LabGame;
import org.junit.jupiter.api.Test;

class ProductFunctionTest {

  private static final ProductFunction FUNCTION = new ProductFunction();

  private static double value(String fen) {
    return FUNCTION.value(LabGame.CHECKERS.position(fen), Side.FIRST);
  }

  /** A linear function would find that each exchange costs the same, whoever is ahead. */
  @Test
  void whoIsAheadExchanges() {
    double ahead = value("B:W29,30:B1,2,3");
    double aheadAfterAnExchange = value("B:W29:B1,2");
    assertTrue(aheadAfterAnExchange > ahead, aheadAfterAnExchange + " after " + ahead);
    double behind = value("B:W30,31,32:B3,4");
    double behindAfterAnExchange = value("B:W31,32:B4");
    assertTrue(behindAfterAnExchange < behind, behindAfterAnExchange + " after " + behind);
  }

  @Test
  void theBackRowCountsLessWhenThereIsAKing() {
    double guards = value("B:W13,14:B1,2") - value("B:W13,14:B5,6");
    double guardsAgainstAKing = value("B:W13,K14:B1,2") - value("B:W13,K14:B5,6");
    assertTrue(guardsAgainstAKing < guards, guardsAgainstAKing + " against " + guards);
  }

  @Test
  void whatIsGoodForOneIsBadForTheOther() {
    var position = LabGame.CHECKERS.position("B:W21,22,K30:B1,2,7,K15");
    assertEquals(
        -FUNCTION.value(position, Side.FIRST), FUNCTION.value(position, Side.SECOND), 1e-9);
  }
}
