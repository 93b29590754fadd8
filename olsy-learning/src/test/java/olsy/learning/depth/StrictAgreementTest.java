package olsy.learning.depth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StrictAgreementTest {
  private final StrictAgreement rule = new StrictAgreement();

  @Test
  void creditsTheFirstOfTheBest() {
    double[] values = {1, 4, 2, 4};
    assertEquals(0, rule.credit(values, 0));
    assertEquals(1, rule.credit(values, 1));
    assertEquals(0, rule.credit(values, 2));
    assertEquals(0, rule.credit(values, 3), "as good, but the game's order has another one first");
  }

  /** What makes the printed rule prefer shallow searches when the function is wrong. */
  @Test
  void givesNothingForTiesWhereFigure21GivesAll() {
    double[] values = {7, 7, 7};
    assertEquals(3, new LearnDepth().credit(values, 2));
    assertEquals(0, rule.credit(values, 2));
  }
}
