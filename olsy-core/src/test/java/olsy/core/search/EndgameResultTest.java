package olsy.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.search.EndgameResult.Kind;
import org.junit.jupiter.api.Test;

class EndgameResultTest {

  @Test
  void winsTakeAnOddNumberOfPlies() {
    assertThrows(IllegalArgumentException.class, () -> new EndgameResult(Kind.WIN, 2));
    assertThrows(IllegalArgumentException.class, () -> new EndgameResult(Kind.LOSS, 3));
    assertThrows(IllegalArgumentException.class, () -> new EndgameResult(Kind.LOSS, -2));
    assertThrows(IllegalArgumentException.class, () -> new EndgameResult(Kind.DRAW, 2));
  }

  @Test
  void saysWhoWins() {
    assertEquals(Outcome.FIRST_WINS, new EndgameResult(Kind.WIN, 1).outcome(Side.FIRST));
    assertEquals(Outcome.FIRST_WINS, new EndgameResult(Kind.LOSS, 2).outcome(Side.SECOND));
    assertEquals(Outcome.DRAW, new EndgameResult(Kind.DRAW, 0).outcome(Side.SECOND));
  }
}
