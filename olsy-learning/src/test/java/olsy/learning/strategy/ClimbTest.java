package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Climb.Place;
import olsy.learning.strategy.Constraints.Margin;
import org.junit.jupiter.api.Test;

class ClimbTest {
  private static final int[] ALL = IntStream.range(0, 10).toArray();
  private static final HiddenPlayer PLAYER = HiddenPlayer.withDepth(2);
  private static final List<Repeated<Checkers>> DECISIONS =
      ExampleSet.of(PLAYER.games(150, 1)).unforced();

  private final Climb<Checkers> climb =
      new Climb<>(HiddenPlayer.POOL, DECISIONS, 2, FrontierRule.NONE);

  @Test
  void looksWithScaledWeights() {
    double[] doubled = PLAYER.candidate().realWeights();
    for (int j = 0; j < doubled.length; j++) {
      doubled[j] *= 2;
    }
    Place place = climb.look(doubled);
    assertEquals(PLAYER.candidate(), place.candidate());
    assertEquals(1, place.strict());
    assertEquals(DECISIONS.size(), place.seen().size());
    assertEquals(1, climb.iterations());
  }

  @Test
  void staysWhereAllIsExplained() {
    Place place = climb.look(PLAYER.candidate().realWeights());
    assertSame(place, climb.climb(place, Margin.SYMMETRIC, ALL));
    assertEquals(1, climb.iterations());
  }

  @Test
  void findsWeightsThatExplainAlmostAll() {
    Place start = climb.look(HiddenPlayer.materialWeights());
    Place first = climb.climb(start, Margin.SYMMETRIC, ALL);
    Place found = climb.climb(first, Margin.ORDER_AWARE, ALL);
    assertTrue(start.strict() < 0.8, "start " + start.accuracy());
    assertTrue(found.strict() > 0.98, "found " + found.accuracy());
    assertTrue(climb.constraints() > 100);
  }

  @Test
  void aStepLeadsToTheWeightsOfTheLinearProgramme() {
    Place start = climb.look(HiddenPlayer.materialWeights());
    int[] three = {0, 1, 5};
    Constraints found =
        Constraints.of(start.seen(), Margin.SYMMETRIC, Double.POSITIVE_INFINITY, three);
    Candidate expected = Candidate.scaled(climb.solve(start, found, three), 2, FrontierRule.NONE);
    assertEquals(expected, climb.step(start, Margin.SYMMETRIC, three).candidate());
  }

  @Test
  void neverEndsWorseThanItBegan() {
    for (int depth = 1; depth <= 4; depth++) {
      Climb<Checkers> other = new Climb<>(HiddenPlayer.POOL, DECISIONS, depth, FrontierRule.NONE);
      Place start = other.look(HiddenPlayer.materialWeights());
      for (Margin margin : Margin.values()) {
        Place found = other.climb(start, margin, ALL);
        assertTrue(found.strict() >= start.strict(), "depth " + depth + " " + margin);
      }
    }
  }

  @Test
  void leavesOtherColumnsAlone() {
    int[] three = {0, 1, 5};
    Place start = climb.look(HiddenPlayer.materialWeights());
    for (int j : climb.climb(start, Margin.SYMMETRIC, three).candidate().used()) {
      assertTrue(j == 0 || j == 1 || j == 5, "column " + j);
    }
  }

  @Test
  void theBetterPlaceIsKept() {
    Place all = climb.look(PLAYER.candidate().realWeights());
    Place some = climb.look(HiddenPlayer.materialWeights());
    assertSame(all, some.orBetter(all));
    assertSame(all, all.orBetter(some));
    assertSame(some, some.orBetter(climb.look(HiddenPlayer.materialWeights())), "not for as good");
  }
}
