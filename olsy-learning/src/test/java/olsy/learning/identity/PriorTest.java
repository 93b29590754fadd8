package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PriorTest {

  /** However many games there are, the player is as probable to stay the same in all. */
  @Test
  void theChangeIsThatOfAllGames() {
    Prior prior = new Prior(0.2, 0.1);
    assertEquals(0, prior.change(1));
    for (int games : new int[] {2, 7, 100}) {
      assertEquals(0.9, Math.pow(1 - prior.change(games), games - 1), 1e-12);
    }
  }

  @Test
  void refusesWhatLeavesNothingToLearn() {
    assertThrows(IllegalArgumentException.class, () -> new Prior(0, 0.1));
    assertThrows(IllegalArgumentException.class, () -> new Prior(1, 0.1));
    assertThrows(IllegalArgumentException.class, () -> new Prior(0.2, 1));
  }
}
