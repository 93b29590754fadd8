package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchResult;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.api.Test;

class WonLinesTest {

  private static final DrawRules RULES =
      new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);

  private final WonLines<Checkers> lines = new WonLines<>();

  /** First moves, without end. */
  private static Line<Checkers> play(int plies) {
    Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
    for (int i = 0; i < plies; i++) {
      line = line.followedBy(line.position().successors()[0]);
    }
    return line;
  }

  private static SessionGame game(Side side, Outcome outcome, boolean remembered, String early) {
    return new SessionGame(7, side, outcome, UsedModel.NONE, false, remembered, early);
  }

  private void add(Outcome outcome, boolean remembered) {
    lines.add(game(Side.FIRST, outcome, remembered, null), play(6).positions());
  }

  @Test
  void aLineThatHasWonIsPlayedAgain() {
    add(Outcome.FIRST_WINS, false);
    assertTrue(lines.knows(Checkers.START, Side.FIRST));
    assertFalse(lines.knows(Checkers.START, Side.SECOND));
    for (int plies = 0; plies < 6; plies += 2) {
      SearchResult<Checkers> found = lines.next(play(plies)).orElseThrow();
      assertEquals(
          play(6).positions().subList(plies, Math.min(plies + 3, 7)), found.line(), plies + "");
      assertEquals(Score.WIN - (6 - plies), found.value());
      assertEquals(6 - plies, found.depth());
    }
    assertTrue(lines.next(play(6)).isEmpty(), "here it ended");
  }

  @Test
  void whoeverLeavesTheLineIsAlone() {
    add(Outcome.FIRST_WINS, false);
    Line<Checkers> other = play(1).followedBy(play(1).position().successors()[1]);
    assertTrue(lines.next(other).isEmpty());
    assertTrue(lines.next(play(1)).isEmpty(), "the other side's turn");
  }

  @Test
  void aLineThatWinsNoMoreIsForgotten() {
    add(Outcome.FIRST_WINS, false);
    add(Outcome.DRAW, true);
    assertFalse(lines.knows(Checkers.START, Side.FIRST));
    assertTrue(lines.next(play(0)).isEmpty());
  }

  @Test
  void onlyWinsByTheRulesAreRemembered() {
    add(Outcome.DRAW, false);
    add(Outcome.SECOND_WINS, false);
    lines.add(
        game(Side.FIRST, Outcome.FIRST_WINS, false, "the opponent was too late"),
        List.copyOf(play(6).positions()));
    assertFalse(lines.knows(Checkers.START, Side.FIRST));
  }
}
