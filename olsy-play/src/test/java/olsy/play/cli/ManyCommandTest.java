package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;

class ManyCommandTest {

  @Test
  void answersAPositionForEveryPlayer() {
    Run run = Run.of("many", "many-reversi:4", "--depth", "3", "--json");
    assertEquals(0, run.code(), run.err());
    assertEquals(
        List.of("move", "values", "depth", "pv", "after", "evaluations", "expansions", "seconds"),
        run.fields());
    JsonValue answer = run.objects().get(0);
    assertEquals(3, answer.get("pv").items().size());
    double discs = answer.get("values").items().stream().mapToDouble(JsonValue::number).sum();
    assertEquals(7, discs, "four at the start and three more");
  }

  /** What it answers can be asked again, until the board is full. */
  @Test
  void itsPositionsCanBeGoneOnWith() {
    String position = "r:8/8/8/3ry3/3bg3/8/8/8";
    for (int ply = 0; ply < 6; ply++) {
      Run run =
          Run.of(
              "many",
              "many-reversi:3",
              "--position",
              position,
              "--depth",
              "2",
              "--json",
              "--algorithm",
              ply % 2 == 0 ? "paranoid" : "max-n");
      assertEquals(0, run.code(), run.err());
      position = run.objects().get(0).get("after").text();
      assertEquals("ygr".charAt(ply % 3), position.charAt(0));
    }
  }

  @Test
  void itsGamesAreListed() {
    assertTrue(
        Run.of("games", "--json")
            .out()
            .contains(
                "{\"name\":\"many-reversi:3\",\"players\":3,"
                    + "\"start\":\"r:8/8/8/3ry3/3bg3/8/8/8\"}"));
  }

  @Test
  void saysWhenTheGameIsOver() {
    String row = "rrrrrrrr";
    String full = "y:" + String.join("/", row, row, row, row, row, row, row, "yyyygggb");
    Run run = Run.of("many", "many-reversi:3", "--position", full);
    assertTrue(run.out().contains("move    none, the game is over"), run.out());
    assertTrue(run.out().contains("values  red 56, yellow 4, green 3"), run.out());
  }

  @Test
  void refusesWhatItDoesNotKnow() {
    refuses("unknown game for many players \"checkers\"", "checkers");
    refuses("nearest: max-n-shallow", "many-reversi:3", "--algorithm", "max-n-shalow");
    refuses("--position: expected 8 rows", "many-reversi:3", "--position", "r:8/8");
    refuses("--depth: expected 1 to 99, found 0", "many-reversi:3", "--depth", "0");
  }

  private static void refuses(String sentence, String... arguments) {
    String[] words = new String[arguments.length + 1];
    words[0] = "many";
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    Run run = Run.of(words);
    assertEquals(Main.WRONG_INPUT, run.code());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
