package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IllegalTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B:W21-32:B1-12       | 13-17    | square 13 is empty",
        "B:W21-32:B1-12       | 22-18    | the piece on 22 is White's",
        "W:W21-32:B1-12       | 11-15    | the piece on 11 is Black's",
        "B:W24,26:B15,19      | 15-18    | you must capture 19x28",
        "B:W18,19,27:B15,5    | 5-9      | you must capture 15x22 or 15x31",
        "B:W21-32:B1-12       | 4-8      | square 8 is taken",
        "B:W21-32:B1-12       | 9-18     | there is nothing to capture",
        "B:W32:B18            | 18-14    | a man moves forward only",
        "B:W32:BK18           | 18-25    | there is nothing to capture",
        "B:W32:B9             | 9-17     | a step goes to the next square on a diagonal",
        "W:W24:B1             | 24-27    | a man moves forward only",
        "B:W21-32:B1-12       | 11-33    | a move names two squares or more of 1 to 32",
        "B:W21-32:B1-12       | 0-4      | a move names two squares or more of 1 to 32",
      })
  void saysWhy(String position, String move, String reason) {
    assertEquals(Optional.of(reason), GAME.refusal(GAME.position(position), move));
  }

  /** Whatever is typed. */
  @Test
  void everyIllegalMoveHasAReason() {
    SplittableRandom random = new SplittableRandom(7);
    Checkers position = GAME.start();
    for (int i = 0; i < 2000; i++) {
      String move = random.nextInt(35) + "-" + random.nextInt(35);
      assertFalse(GAME.refusal(position, move).orElseThrow().isBlank(), move);
      position = position.isTerminal() ? GAME.start() : RandomPlay.move(position, random);
    }
  }
}
