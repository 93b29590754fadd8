package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LearningNeedTest {

  private final LearningNeed need = new LearningNeed(new Schedule(10, OptionalInt.empty()));

  /** With a model that had seen so many. */
  private void learned(int decisions, boolean trusts) {
    need.begin();
    need.take(decisions, trusts);
  }

  @Test
  void asksEveryTenDecisions() {
    assertFalse(need.ask(9, false, false));
    assertTrue(need.ask(10, false, false));
    assertFalse(need.ask(19, false, false));
    assertTrue(need.ask(23, false, false), "it was busy at 20");
    assertFalse(need.ask(30, false, false));
  }

  @Test
  void whoGoesOnAsksWhenItWouldHaveAskedAnyway() {
    learned(70, false);
    need.goOn(70, true);
    assertFalse(need.ask(71, false, false), "it broke off just when the model was there");
    assertTrue(need.ask(80, false, false));
    need.goOn(90, true);
    assertTrue(need.ask(90, false, false), "it broke off before the model was there");
  }

  @Test
  void whereThereIsNothingToLearnDoublingsAreEnough() {
    learned(40, false);
    need.see(false, false);
    assertFalse(need.ask(70, false, true));
    assertTrue(need.ask(80, false, true));
    assertTrue(need.ask(90, false, false), "it was mistaken for a random mover");
  }

  @Test
  void learningThatFailsIsTriedAgain() {
    learned(500, true);
    need.see(false, true);
    need.begin();
    assertFalse(need.hasSurprises());
    need.fail();
    assertTrue(need.hasSurprises());
    assertEquals(500, need.number());
    assertTrue(need.ask(550, true, false));
  }

  @Test
  void aModelThatLosesItsTrustIsLearnedAgainAtOnce() {
    learned(500, true);
    need.see(false, true);
    assertFalse(need.ask(510, true, false));
    assertTrue(need.ask(520, false, false));
    learned(520, false);
    need.see(false, false);
    assertFalse(need.ask(530, false, false), "it had none to lose");
  }

  @Test
  void afterAChangeTheCountBeginsAnew() {
    learned(500, true);
    assertTrue(need.isOfPresentOpponent());
    need.change(520);
    assertFalse(need.isOfPresentOpponent());
    assertTrue(need.ask(520, false, false), "no surprise is needed");
    learned(520, false);
    assertTrue(need.isOfPresentOpponent());
    assertTrue(need.ask(530, true, false));
  }
}
