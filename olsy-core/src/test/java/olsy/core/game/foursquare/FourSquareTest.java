package olsy.core.game.foursquare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import olsy.core.game.Games;
import olsy.core.game.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FourSquareTest {

  private static final FourSquareGame GAME = new FourSquareGame(4);

  private static String moves(String position) {
    FourSquare s = GAME.position(position);
    return Arrays.stream(s.successors())
        .map(next -> GAME.move(s, next))
        .collect(Collectors.joining(" "));
  }

  /** The exercise's example is the third: A on 3 may go back to 1 where B is on 2. */
  @ParameterizedTest
  @CsvSource({
    "'A:1,4', 1-2",
    "'B:2,4', 4-3",
    "'A:3,2', 3-1 3-4",
    "'B:2,3', 3-1 3-4",
    "'A:1,2', 1-3",
    "'B:3,4', 4-2",
    "'B:4,3', ''",
    "'A:2,1', ''",
  })
  void tokensStepAndJump(String position, String expected) {
    assertEquals(expected, moves(position));
  }

  @Test
  void whoReachesTheOtherEndHasWon() {
    assertEquals(Outcome.FIRST_WINS, GAME.position("B:4,2").outcome());
    assertEquals(Outcome.SECOND_WINS, GAME.position("A:3,1").outcome());
  }

  @ParameterizedTest
  @ValueSource(strings = {"A:1", "A:2,2", "A:0,3", "A:1,5", "A:4,1", "A:4,2", "B:3,1", "C:1,4"})
  void refusesWhatIsNoPosition(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> GAME.position(text)).getMessage();
    assertTrue(message.endsWith("found \"" + text + '"'), message);
  }

  @Test
  void variantsHaveNames() {
    assertEquals("four-square", Games.named("four-square:4").name());
    assertEquals("four-square:12", Games.named("four-square:12").name());
    assertThrows(IllegalArgumentException.class, () -> Games.named("four-square:2"));
    assertThrows(IllegalArgumentException.class, () -> Games.named("four-square:many"));
  }
}
