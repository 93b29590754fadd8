package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.players.ModelFolder;
import org.junit.jupiter.api.Test;

class RepetitionRuleTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Strategy<Checkers> MATERIAL =
      ModelFolder.installed().player("material@3").player(GAME).strategy();
  private static final RepetitionRule<Checkers> RULE =
      new RepetitionRule<>(new Deliberation<>(MATERIAL), 3);

  private static Line<Checkers> line(String position) {
    return Line.startingAt(GAME.position(position), GAME.drawRules());
  }

  private static Line<Checkers> toAndFro(Line<Checkers> line, String... moves) {
    Line<Checkers> reached = line;
    for (String move : moves) {
      reached = reached.followedBy(GAME.successor(reached.position(), move));
    }
    return reached;
  }

  private static SearchResult<Checkers> search(Line<Checkers> line) {
    return new AlphaBeta<>(MATERIAL.evaluation()).search(line.position(), 3);
  }

  /** Black is a king ahead; 9-5 would lead to where the line began. */
  @Test
  void whoIsAheadGoesElsewhere() {
    Line<Checkers> line = toAndFro(line("B:WK32:BK5,K6"), "5-9", "32-28", "9-5", "28-32", "5-9");
    line = toAndFro(line, "32-28");
    SearchResult<Checkers> back =
        new SearchResult<>(
            List.of(line.position(), GAME.successor(line.position(), "9-5")), 1, 3, 0, 0);
    Checkers played = RULE.apply(line, back, SearchBudget.unlimited()).choice();
    assertEquals(1, line.followedBy(played).occurrences());
  }

  @Test
  void whoIsBehindMayRepeat() {
    Line<Checkers> line = toAndFro(line("B:WK32,K31:BK5"), "5-9", "32-28", "9-5", "28-32");
    SearchResult<Checkers> back =
        new SearchResult<>(
            List.of(line.position(), GAME.successor(line.position(), "5-9")), -1, 3, 0, 0);
    assertSame(back, RULE.apply(line, back, SearchBudget.unlimited()));
  }

  /** Kings that wander about, and the definition. */
  @Test
  void isTheSlowDefinition() {
    Evaluation<Checkers> evaluation = MATERIAL.evaluation();
    int avoided = 0;
    int repeated = 0;
    for (int seed = 1; seed <= 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Line<Checkers> line =
          Line.startingAt(
              GAME.position(seed % 2 == 0 ? "B:WK1,K29:BK4" : "B:WK1:BK4,K32"),
              new DrawRules(99, 999, 60));
      while (!line.isTerminal()) {
        SearchResult<Checkers> found = search(line);
        Checkers chosen = RULE.apply(line, found, SearchBudget.unlimited()).choice();
        Line<Checkers> at = line;
        double best =
            Arrays.stream(line.position().successors())
                .filter(next -> at.followedBy(next).occurrences() == 1)
                .mapToDouble(
                    next ->
                        -new AlphaBeta<Checkers>((p, side) -> -evaluation.value(p, side.other()))
                            .search(next, 2)
                            .value())
                .max()
                .orElse(Double.NEGATIVE_INFINITY);
        boolean stands = line.followedBy(found.choice()).occurrences() == 1 || best <= 0;
        String where = "seed " + seed + ", ply " + line.plies();
        if (stands) {
          repeated += line.followedBy(chosen).occurrences() > 1 ? 1 : 0;
          assertEquals(found.choice(), chosen, where);
        } else {
          avoided++;
          assertEquals(1, line.followedBy(chosen).occurrences(), where);
        }
        Checkers[] successors = line.position().successors();
        line =
            line.followedBy(
                random.nextInt(4) == 0 ? successors[random.nextInt(successors.length)] : chosen);
      }
    }
    assertTrue(avoided > 20 && repeated > 20, avoided + " avoided, " + repeated + " repeated");
  }
}
