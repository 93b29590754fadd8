package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import olsy.core.search.EndgameResult;
import olsy.core.search.EndgameResult.Kind;
import org.junit.jupiter.api.Test;

class EndgameSliceTest {

  @Test
  void codesCountPlies() {
    assertEquals(Optional.of(new EndgameResult(Kind.WIN, 9)), EndgameSlice.result(9));
    assertEquals(Optional.of(new EndgameResult(Kind.LOSS, 0)), EndgameSlice.result(0));
    assertEquals(
        Optional.of(new EndgameResult(Kind.DRAW, 0)), EndgameSlice.result(EndgameSlice.DRAWN));
  }
}
