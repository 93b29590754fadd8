package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import olsy.lab.player.Recursive.Thinks;
import org.junit.jupiter.api.Test;

class RecursiveTest {

  @Test
  void whatItThinksOfUsIsInItsFile() {
    assertNull(Recursive.draw(0, 4, 1).player().model());
    Recursive one = Recursive.draw(1, 1, 1);
    assertEquals(Thinks.OURSELVES, one.thinks());
    assertEquals(one.us().strategy().weights(), one.player().model().strategy().weights());
    assertEquals(1, one.player().player(LabGame.CHECKERS).level());
    Recursive other = Recursive.draw(1, 6, 1);
    assertEquals(Thinks.SOMEBODY_ELSE, other.thinks());
    assertNotEquals(other.us().strategy().weights(), other.player().model().strategy().weights());
    Recursive two = Recursive.draw(2, 0, 1);
    assertEquals(2, two.player().player(LabGame.CHECKERS).level());
    assertEquals(
        two.player().strategy().weights(), two.player().model().model().strategy().weights());
  }

  /** Depths from 2 to 4; at level 2 from 3, for with less it would be a player of level 1. */
  @Test
  void isDrawnAlikeFromTheSameSeed() {
    assertEquals(Recursive.draw(1, 5, 3), Recursive.draw(1, 5, 3));
    for (int number = 0; number < 6; number++) {
      assertEquals(2 + number % 3, Recursive.draw(1, number, 1).player().strategy().depth());
      assertEquals(3 + number % 2, Recursive.draw(2, number, 1).player().strategy().depth());
    }
  }
}
