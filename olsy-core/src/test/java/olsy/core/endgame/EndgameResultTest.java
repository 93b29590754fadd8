package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import olsy.core.endgame.EndgameResult.Kind;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

class EndgameResultTest {

  @Test
  void winsTakeAnOddNumberOfPlies() {
    assertEquals(Optional.of(new EndgameResult(Kind.WIN, 9)), EndgameResult.byCode(9));
    assertEquals(Optional.of(new EndgameResult(Kind.LOSS, 0)), EndgameResult.byCode(0));
    assertEquals(
        Optional.of(new EndgameResult(Kind.DRAW, 0)), EndgameResult.byCode(EndgameSlice.DRAWN));
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
