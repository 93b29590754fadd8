package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UpkeepTest {

  private final Upkeep upkeep = new Upkeep(new Schedule(10, 0));

  /** With a model that had seen so many. */
  private void learned(int decisions, boolean trusts) {
    upkeep.begin();
    upkeep.take(decisions, trusts);
  }

  @Test
  void asksEveryTenDecisions() {
    assertFalse(upkeep.ask(9, false));
    assertTrue(upkeep.ask(10, false));
    assertFalse(upkeep.ask(19, false));
    assertTrue(upkeep.ask(23, false), "it was busy at 20");
    assertFalse(upkeep.ask(30, false));
  }

  @Test
  void learningThatFailsIsTriedAgain() {
    learned(500, true);
    upkeep.see(false, true);
    upkeep.begin();
    assertFalse(upkeep.hasSurprises());
    upkeep.fail();
    assertTrue(upkeep.hasSurprises());
    assertEquals(500, upkeep.number());
    assertTrue(upkeep.ask(550, true));
  }

  @Test
  void aModelThatLosesItsTrustIsLearnedAgainAtOnce() {
    learned(500, true);
    upkeep.see(false, true);
    assertFalse(upkeep.ask(510, true));
    assertTrue(upkeep.ask(520, false));
    learned(520, false);
    upkeep.see(false, false);
    assertFalse(upkeep.ask(530, false), "it had none to lose");
  }

  @Test
  void afterAChangeTheCountBeginsAnew() {
    learned(500, true);
    assertTrue(upkeep.isOfPresentOpponent());
    upkeep.change(520);
    assertFalse(upkeep.isOfPresentOpponent());
    assertTrue(upkeep.ask(520, false), "no surprise is needed");
    learned(520, false);
    assertTrue(upkeep.isOfPresentOpponent());
    assertTrue(upkeep.ask(530, true));
  }
}
