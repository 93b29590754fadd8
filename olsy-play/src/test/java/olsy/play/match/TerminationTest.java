package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class TerminationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void saysWhichRuleEndedAGame() {
    DrawRules rules = GAME.drawRules().withPlies(200);
    String shuffling = "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32";
    assertEquals(
        "the same position 3 times", reason("B:WK32:BK1", rules, shuffling.split(" ", -1)));
    assertEquals(
        "2 moves of each side without progress",
        reason("B:WK32:BK1", new DrawRules(3, 4, 200), "1-5", "32-28", "5-9", "28-24"));
    assertEquals(
        "limit of moves", reason("B:WK32:BK1", GAME.drawRules().withPlies(2), "1-5", "32-28"));
    assertEquals("no move", reason("B:W18:B14,15", rules, "14x23"));
  }

  private static String reason(String position, DrawRules rules, String... moves) {
    Line<Checkers> line = Line.startingAt(GAME.position(position), rules);
    for (String move : moves) {
      line = line.followedBy(GAME.successor(line.position(), move));
    }
    return Termination.byRules(line).text();
  }

  @Test
  void aTagTellsTheTermination() {
    for (Termination.Kind kind : Termination.Kind.values()) {
      Termination termination = new Termination(kind, "no time: 3 s");
      assertEquals(termination, Termination.ofTag(termination.text()));
    }
  }
}
