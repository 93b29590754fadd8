package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {

  private static JsonValue solved(String... args) {
    Run run = Run.of(args);
    assertEquals(0, run.code(), run.err());
    return run.objects().get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "kalah:3,4 B:4,4,4,0/4,4,4,0 2",
        "kalah:2,4,no-empty-capture B:4,4,0/4,4,0 -10",
        "tictactoe X:.../.../... 0",
        "four-square:9 A:1,9 -1",
      })
  void answersTheValueOfTheStart(String game, String position, int value) {
    JsonValue answer = solved("solve", "--game", game, "--json");
    assertEquals(game, answer.get("game").text());
    assertEquals(position, answer.get("position").text());
    assertEquals(value, answer.get("value").integer());
    assertEquals(answer.get("move").text(), answer.get("line").item(0).text());
    assertTrue(answer.get("positions").integer() > 0);
    assertTrue(answer.get("seconds").number() >= 0);
  }

  @Test
  void answersForTheSideToMove() {
    String[] args = {"solve", "--game", "tictactoe", "--position", "O:xx./o../...", "--json"};
    assertEquals("c3", solved(args).get("move").text(), "O has to stop X");
    args[4] = "X:xx./oo./...";
    assertEquals(1, solved(args).get("value").integer());
    args[4] = "O:xxx/oo./...";
    assertEquals(-1, solved(args).get("value").integer());
    assertTrue(solved(args).find("move").isEmpty());
  }

  @Test
  void tellsPeopleWhatTheValueMeans() {
    Run run = Run.of("solve", "--game", "kalah:4,2");
    assertTrue(
        run.out().startsWith("value      6 (the side to move wins, counted in seeds)"), run.out());
  }

  @Test
  void refusesWhatItCannotFinish() {
    Run run = Run.of("solve", "--game", "checkers", "--memory", "1");
    assertEquals(Main.WRONG_INPUT, run.code());
    assertTrue(run.err().contains("checkers from B:W21"), run.err());
    assertTrue(run.err().contains("and the 1 MB given hold no more"), run.err());
    assertEquals(Main.WRONG_INPUT, Run.of("solve", "--memory", "0").code());
    assertEquals(Main.WRONG_INPUT, Run.of("solve", "--game", "kalah:x").code());
  }
}
