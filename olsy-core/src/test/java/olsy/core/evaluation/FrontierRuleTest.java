package olsy.core.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class FrontierRuleTest {
  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Features<Checkers> FEATURES = GAME.features().covering(List.of());

  /** Coarse: many ties. */
  private static final Evaluation<Checkers> MATERIAL =
      new LinearEvaluation<>(FEATURES, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0);

  /** A common feature weighs much: what is good for one side is good for the other, too. */
  private static final Evaluation<Checkers> NOT_ZERO_SUM =
      new LinearEvaluation<>(FEATURES, 20, 31, 15, 2, 1, 3, 1, 4, -2, 1);

  private record End(Checkers position, double value) {}

  @Test
  void valuesAndSettlesLikeTheSlowDefinition() {
    int restless = 0;
    int stood = 0;
    int over = 0;
    for (int seed = 0; seed < 4000; seed++) {
      Checkers s = position(new SplittableRandom(seed));
      if (s.isTerminal()) {
        continue;
      }
      for (Evaluation<Checkers> f : List.of(MATERIAL, NOT_ZERO_SUM)) {
        for (FrontierRule rule : List.of(FrontierRule.CAPTURES, FrontierRule.STAND_PAT)) {
          for (Side side : Side.values()) {
            Evaluation<Checkers> extended = rule.over(f);
            End end = end(s, side, 1000, f, rule == FrontierRule.STAND_PAT);
            String message = "seed " + seed + " " + rule + " " + side;
            assertEquals(end.value, extended.value(s, side), message);
            assertEquals(end.position, FrontierRule.settled(s, side, extended), message);
            restless += s.isQuiet() ? 0 : 1;
            stood += rule == FrontierRule.STAND_PAT && !end.position.isQuiet() ? 1 : 0;
            over += end.position.isTerminal() ? 1 : 0;
          }
        }
      }
    }
    assertTrue(restless > 1000 && stood > 100 && over > 10, restless + " " + stood + " " + over);
  }

  /** For one side at every node; among equals the first, and standing pat before all. */
  private static End end(
      Checkers s, Side side, int ply, Evaluation<Checkers> f, boolean standsPat) {
    if (s.isTerminal() || s.isQuiet()) {
      return new End(s, Score.of(s, side, ply, f));
    }
    End best = standsPat ? new End(s, f.value(s, side)) : null;
    for (Checkers successor : s.successors()) {
      End end = end(successor, side, ply + 1, f, standsPat);
      boolean better =
          best == null || (s.toMove() == side ? end.value > best.value : end.value < best.value);
      best = better ? end : best;
    }
    return best;
  }

  private static Checkers position(SplittableRandom random) {
    return RandomPlay.walk(Checkers.START, random.nextInt(90), random);
  }

  /** Three men each; White must take 18x9, and 5x14x21 takes two. */
  @Test
  void followsAnExchangeToItsEnd() {
    Checkers s = GAME.position("W:W17,18,32:B5,10,14");
    Checkers end = GAME.position("W:W32:B10,21");
    assertEquals(0, MATERIAL.value(s, Side.SECOND));
    Evaluation<Checkers> captures = FrontierRule.CAPTURES.over(MATERIAL);
    assertEquals(-2, captures.value(s, Side.SECOND));
    assertEquals(2, captures.value(s, Side.FIRST));
    assertEquals(end, FrontierRule.settled(s, Side.SECOND, captures));
    Evaluation<Checkers> standPat = FrontierRule.STAND_PAT.over(MATERIAL);
    assertEquals(0, standPat.value(s, Side.SECOND), "White is content with what it has");
    assertSame(s, FrontierRule.settled(s, Side.SECOND, standPat));
  }

  @Test
  void noneLeavesTheFunctionAsItIs() {
    assertSame(MATERIAL, FrontierRule.NONE.over(MATERIAL));
    Checkers s = GAME.position("W:W18,23:B14,2,9");
    assertSame(s, FrontierRule.settled(s, Side.FIRST, MATERIAL));
  }

  @Test
  void aQuietPositionKeepsItsValue() {
    for (FrontierRule rule : FrontierRule.values()) {
      Evaluation<Checkers> extended = rule.over(NOT_ZERO_SUM);
      assertEquals(
          NOT_ZERO_SUM.value(Checkers.START, Side.FIRST),
          extended.value(Checkers.START, Side.FIRST));
      assertSame(Checkers.START, FrontierRule.settled(Checkers.START, Side.FIRST, extended));
    }
  }

  @Test
  void keepsTheUnit() {
    Evaluation<Checkers> f = LinearEvaluation.of(FEATURES, Map.of("men", 1.5), 10);
    for (FrontierRule rule : FrontierRule.values()) {
      assertEquals(10, rule.over(f).unit());
    }
  }
}
