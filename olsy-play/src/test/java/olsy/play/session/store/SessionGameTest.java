package olsy.play.session.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.util.List;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.archive.PdnReader;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionGameTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static SessionGame read(String pdn, int number) {
    return SessionGame.of(
        new PdnReader(new ByteArrayInputStream(pdn.getBytes(UTF_8))).next().game(), number);
  }

  private static String written(SessionGame game) {
    Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules());
    return game.pdn("olsy", "them", GAME, line.followedBy(GAME.start().successors()[0]));
  }

  @Test
  void isReadAsItWasWritten() {
    for (Side side : Side.values()) {
      for (Outcome outcome : List.of(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW)) {
        for (int number = 1; number <= 2; number++) {
          SessionGame plain =
              new SessionGame(number, side, outcome, UsedModel.learned(0), false, null);
          SessionGame rich =
              new SessionGame(
                  number, side, outcome, UsedModel.learned(120), true, true, "illegal move");
          assertEquals(plain, read(written(plain), number));
          assertEquals(rich, read(written(rich), number));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Round \"4\"] | games.pdn: expected game 3 with its result, found round 4, result 1-0",
        "[Side \"THIRD\"] | games.pdn: game 3: expected the side FIRST or SECOND, found THIRD",
        "[Model \"-1\"] | games.pdn: game 3: expected the number of a model, found -1"
      })
  void whatCannotBeIsRefused(String wrong, String sentence) {
    SessionGame game =
        new SessionGame(
            3, SessionGame.sideOfUs(4), Outcome.FIRST_WINS, UsedModel.learned(20), false, null);
    String tag = wrong.substring(1, wrong.indexOf(' '));
    String damaged = written(game).replaceFirst("\\[" + tag + " .*]", wrong);
    assertEquals(sentence, assertThrows(InputException.class, () -> read(damaged, 3)).getMessage());
  }
}
