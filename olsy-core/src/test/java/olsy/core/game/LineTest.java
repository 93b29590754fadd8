package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class LineTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final List<String> TO_AND_FRO = List.of("1-5", "32-28", "5-1", "28-32");

  private static Line<Checkers> line(String position, DrawRules rules) {
    return Line.startingAt(GAME.position(position), rules);
  }

  private static Line<Checkers> play(Line<Checkers> line, List<String> moves) {
    for (String move : moves) {
      assertFalse(line.isTerminal(), "over before " + move);
      Checkers next = GAME.successor(line.position(), move);
      assertTrue(Arrays.asList(line.successors()).contains(line.followedBy(next)), move);
      line = line.followedBy(next);
    }
    return line;
  }

  private static void assertDrawn(Line<Checkers> line) {
    assertTrue(line.isTerminal());
    assertEquals(0, line.successors().length);
    assertEquals(0, line.successorCount());
    assertEquals(Outcome.DRAW, line.outcome());
  }

  @Test
  void aThirdTimeIsADraw() {
    Line<Checkers> line = line("B:WK32:BK1", GAME.drawRules());
    line = play(line, TO_AND_FRO);
    assertEquals(2, line.occurrences());
    line = play(line, TO_AND_FRO);
    assertEquals(3, line.occurrences());
    assertEquals(8, line.reversiblePlies());
    assertDrawn(line);
  }

  @Test
  void aManMovedInBetweenBeginsAnew() {
    Line<Checkers> line = play(line("B:WK32:BK1,9", GAME.drawRules()), TO_AND_FRO);
    line = play(line, List.of("9-13"));
    assertEquals(0, line.reversiblePlies());
    line = play(line, List.of("32-28", "1-5", "28-32", "5-1", "32-28", "1-5", "28-32", "5-1"));
    assertEquals(3, line.occurrences(), "since the man moved");
    assertDrawn(line);
  }

  @Test
  void fortyMovesWithoutProgressAreADraw() {
    DrawRules rules = GAME.drawRules();
    Line<Checkers> line = line("B:WK32:BK1,12", new DrawRules(DrawRules.NEVER, 80, rules.plies()));
    line = play(line, List.of("12-16", "32-28"));
    for (int ply = 0; ply < 76; ply += 4) {
      line = play(line, List.of("1-5", "28-32", "5-1", "32-28"));
    }
    line = play(line, List.of("1-5", "28-32"));
    assertEquals(79, line.reversiblePlies());
    line = play(line, List.of("5-1"));
    assertEquals(80, line.reversiblePlies());
    assertDrawn(line);
  }

  @Test
  void theMoveLimitIsADraw() {
    Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules().withPlies(3));
    assertDrawn(play(line, List.of("11-15", "22-18", "15x22")));
  }

  @Test
  void aLostPositionAtTheLimitIsLost() {
    Line<Checkers> line = line("B:W18:B15", GAME.drawRules().withPlies(1));
    line = play(line, List.of("15x22"));
    assertTrue(line.isTerminal());
    assertEquals(Outcome.FIRST_WINS, line.outcome());
  }

  /** The definition: look at all positions of the game so far. */
  @Test
  void countsWhatTheWholeGameSays() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Line<Checkers> line =
          line("B:WK32,K31,30,21:BK1,K2,3", new DrawRules(DrawRules.NEVER, 300, DrawRules.NEVER));
      while (!line.isTerminal()) {
        Line<Checkers>[] next = line.successors();
        line = next[random.nextInt(next.length)];
        int occurrences = 0;
        for (Line<Checkers> back = line; back != null; back = back.before()) {
          occurrences += back.position().equals(line.position()) ? 1 : 0;
        }
        assertEquals(occurrences, line.occurrences() > 1 ? line.occurrences() : 1, "seed " + seed);
      }
    }
  }
}
